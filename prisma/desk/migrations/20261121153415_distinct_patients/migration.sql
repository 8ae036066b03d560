-- CreateTable
CREATE TABLE "DistinctPatients" (
    "oneId" TEXT NOT NULL,
    "otherId" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DistinctPatients_pkey" PRIMARY KEY ("oneId","otherId")
);

-- CreateIndex
CREATE INDEX "DistinctPatients_otherId_idx" ON "DistinctPatients"("otherId");
