-- CreateTable
CREATE TABLE "Document" (
    "businessId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "patientId" TEXT,
    "caseIds" TEXT[],
    "title" TEXT,
    "kind" TEXT,
    "tasks" TEXT[],
    "batch" BOOLEAN NOT NULL DEFAULT false,
    "mediaType" TEXT NOT NULL,
    "fileName" TEXT,
    "size" INTEGER NOT NULL,
    "pages" INTEGER,
    "sha256" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "idempotencyKey" TEXT,
    "createdAt" BIGINT NOT NULL,
    "updatedAt" BIGINT NOT NULL,

    CONSTRAINT "Document_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Document_storageKey_key" ON "Document"("storageKey");

-- CreateIndex
CREATE INDEX "Document_businessId_patientId_updatedAt_idx" ON "Document"("businessId", "patientId", "updatedAt");

-- CreateIndex
CREATE INDEX "Document_state_updatedAt_idx" ON "Document"("state", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Document_businessId_clientId_idempotencyKey_key" ON "Document"("businessId", "clientId", "idempotencyKey");
