-- CreateTable
CREATE TABLE "DocumentReceipt" (
    "documentId" TEXT NOT NULL,
    "patientId" TEXT,
    "uploadKey" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "keyId" TEXT,
    "algorithms" TEXT,
    "staffId" TEXT NOT NULL,
    "staffName" TEXT NOT NULL,
    "storedAt" TIMESTAMPTZ(3) NOT NULL,
    "check" TEXT,
    "checkedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DocumentReceipt_pkey" PRIMARY KEY ("documentId")
);

-- CreateIndex
CREATE UNIQUE INDEX "DocumentReceipt_uploadKey_key" ON "DocumentReceipt"("uploadKey");

-- CreateIndex
CREATE INDEX "DocumentReceipt_patientId_sha256_idx" ON "DocumentReceipt"("patientId", "sha256");
