-- CreateTable
CREATE TABLE "Reminder" (
    "id" TEXT NOT NULL,
    "foldKey" TEXT NOT NULL,
    "patientId" TEXT NOT NULL,
    "doctorId" TEXT NOT NULL,
    "dueDate" TEXT NOT NULL,
    "vaccines" TEXT[],
    "patientName" TEXT NOT NULL,
    "doctorName" TEXT NOT NULL,
    "bookingLink" TEXT NOT NULL,
    "mobile" TEXT,
    "dob" TEXT,
    "age" INTEGER,
    "gender" TEXT,
    "language" TEXT,
    "eventTime" BIGINT NOT NULL,
    "arrivedAt" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "reason" TEXT,
    "closedAt" TIMESTAMPTZ(3),
    "ownerId" TEXT,
    "ownerName" TEXT,
    "snoozedUntil" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastOutcome" TEXT,
    "lastOutcomeAt" TIMESTAMPTZ(3),
    "appointmentId" TEXT,
    "declined" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Reminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReminderEntry" (
    "id" BIGSERIAL NOT NULL,
    "reminderId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "staffId" TEXT,
    "staffName" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" JSONB NOT NULL,
    "before" JSONB,
    "version" INTEGER NOT NULL,
    "undone" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ReminderEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Reminder_foldKey_key" ON "Reminder"("foldKey");

-- CreateIndex
CREATE INDEX "Reminder_state_dueDate_id_idx" ON "Reminder"("state", "dueDate", "id");

-- CreateIndex
CREATE INDEX "Reminder_patientId_idx" ON "Reminder"("patientId");

-- CreateIndex
CREATE INDEX "Reminder_ownerId_state_idx" ON "Reminder"("ownerId", "state");

-- CreateIndex
CREATE INDEX "ReminderEntry_reminderId_id_idx" ON "ReminderEntry"("reminderId", "id");

-- AddForeignKey
ALTER TABLE "ReminderEntry" ADD CONSTRAINT "ReminderEntry_reminderId_fkey" FOREIGN KEY ("reminderId") REFERENCES "Reminder"("id") ON DELETE CASCADE ON UPDATE CASCADE;
