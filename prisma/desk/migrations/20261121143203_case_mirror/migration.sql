-- CreateTable
CREATE TABLE "PatientSnapshot" (
    "patientId" TEXT NOT NULL,
    "record" JSONB NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PatientSnapshot_pkey" PRIMARY KEY ("patientId")
);

-- CreateTable
CREATE TABLE "CaseMirror" (
    "patientId" TEXT NOT NULL,
    "mark" BIGINT,
    "completeAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 0,
    "offset" TEXT,
    "since" BIGINT,
    "newest" BIGINT,

    CONSTRAINT "CaseMirror_pkey" PRIMARY KEY ("patientId")
);

-- CreateTable
CREATE TABLE "MirroredCase" (
    "patientId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "updatedAt" BIGINT NOT NULL,
    "firstUpdatedAt" BIGINT NOT NULL,
    "version" INTEGER NOT NULL,
    "item" JSONB,

    CONSTRAINT "MirroredCase_pkey" PRIMARY KEY ("patientId","id")
);

-- CreateTable
CREATE TABLE "CaseLook" (
    "staffId" TEXT NOT NULL,
    "patientId" TEXT NOT NULL,
    "base" BIGINT NOT NULL,
    "baseAt" TIMESTAMPTZ(3) NOT NULL,
    "shown" BIGINT NOT NULL,
    "shownAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CaseLook_pkey" PRIMARY KEY ("staffId","patientId")
);

-- CreateIndex
CREATE INDEX "MirroredCase_patientId_version_idx" ON "MirroredCase"("patientId", "version");
