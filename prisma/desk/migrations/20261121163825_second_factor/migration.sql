-- DropIndex
DROP INDEX "SecondFactor_staffId_idx";

-- AlterTable
ALTER TABLE "SecondFactor" DROP CONSTRAINT "SecondFactor_pkey",
DROP COLUMN "backupCodes",
DROP COLUMN "failedVerificationCount",
DROP COLUMN "id",
DROP COLUMN "lockedUntil",
DROP COLUMN "secret",
DROP COLUMN "verified",
ADD COLUMN     "confirmedAt" TIMESTAMPTZ(3),
ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "lastStep" BIGINT,
ADD COLUMN     "sealed" BYTEA NOT NULL,
ADD CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("staffId");

-- AlterTable
ALTER TABLE "Staff" ADD COLUMN     "demonstration" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "hash" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "SecondStep" (
    "tokenHash" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SecondStep_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "RecoveryCode_staffId_idx" ON "RecoveryCode"("staffId");

-- CreateIndex
CREATE INDEX "SecondStep_staffId_idx" ON "SecondStep"("staffId");

-- CreateIndex
CREATE INDEX "SecondStep_expiresAt_idx" ON "SecondStep"("expiresAt");

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SecondStep" ADD CONSTRAINT "SecondStep_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The people whom earlier first starts made up
UPDATE "Staff" SET "demonstration" = true
WHERE "email" IN ('reception@demo.example', 'doctor@demo.example', 'admin@demo.example');
