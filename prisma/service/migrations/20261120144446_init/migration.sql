-- CreateTable
CREATE TABLE "Business" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" BIGINT NOT NULL,

    CONSTRAINT "Business_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Client" (
    "id" TEXT NOT NULL,
    "businessId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "secretHash" TEXT NOT NULL,
    "scopes" TEXT[],
    "responseEncryption" TEXT NOT NULL DEFAULT 'on_request',
    "disabledAt" BIGINT,
    "tokensValidFrom" BIGINT NOT NULL DEFAULT 0,
    "createdAt" BIGINT NOT NULL,

    CONSTRAINT "Client_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RefreshToken" (
    "hash" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "line" TEXT NOT NULL,
    "expiresAt" BIGINT NOT NULL,
    "rotatedAt" BIGINT,

    CONSTRAINT "RefreshToken_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "SharedKey" (
    "businessId" TEXT NOT NULL,
    "kid" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" BIGINT NOT NULL,

    CONSTRAINT "SharedKey_pkey" PRIMARY KEY ("businessId","kid")
);

-- CreateTable
CREATE TABLE "Clinic" (
    "businessId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "partnerId" TEXT,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT '',
    "pincode" TEXT NOT NULL DEFAULT '',
    "contact" TEXT NOT NULL DEFAULT '',
    "timeZone" TEXT NOT NULL DEFAULT 'Asia/Kolkata',
    "createdAt" BIGINT NOT NULL,
    "deletedAt" BIGINT,

    CONSTRAINT "Clinic_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Doctor" (
    "businessId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "partnerId" TEXT,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "gender" TEXT NOT NULL DEFAULT 'O',
    "mobile" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "about" TEXT NOT NULL DEFAULT '',
    "dob" TEXT,
    "specialisations" TEXT[],
    "qualifications" TEXT[],
    "profileImageUrl" TEXT,
    "createdAt" BIGINT NOT NULL,

    CONSTRAINT "Doctor_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "ClinicDoctor" (
    "businessId" TEXT NOT NULL,
    "clinicId" TEXT NOT NULL,
    "doctorId" TEXT NOT NULL,

    CONSTRAINT "ClinicDoctor_pkey" PRIMARY KEY ("businessId","clinicId","doctorId")
);

-- CreateTable
CREATE TABLE "Patient" (
    "businessId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "partnerId" TEXT,
    "designation" TEXT NOT NULL DEFAULT '',
    "firstName" TEXT NOT NULL,
    "middleName" TEXT NOT NULL DEFAULT '',
    "lastName" TEXT NOT NULL DEFAULT '',
    "gender" TEXT,
    "dob" TEXT,
    "age" INTEGER,
    "ageGivenAt" BIGINT,
    "mobile" TEXT,
    "city" TEXT,
    "pincode" INTEGER,
    "partnerMeta" JSON NOT NULL DEFAULT '{}',
    "archivedAt" BIGINT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" BIGINT NOT NULL,
    "updatedAt" BIGINT NOT NULL,

    CONSTRAINT "Patient_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "PatientChange" (
    "businessId" TEXT NOT NULL,
    "patientId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "at" BIGINT NOT NULL,
    "clientId" TEXT NOT NULL,
    "paths" TEXT[],

    CONSTRAINT "PatientChange_pkey" PRIMARY KEY ("businessId","patientId","version")
);

-- CreateTable
CREATE TABLE "Appointment" (
    "businessId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "partnerId" TEXT,
    "clinicId" TEXT NOT NULL,
    "doctorId" TEXT NOT NULL,
    "patientId" TEXT NOT NULL,
    "token" INTEGER,
    "day" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "mode" TEXT NOT NULL DEFAULT 'INCLINIC',
    "startTime" BIGINT NOT NULL,
    "endTime" BIGINT NOT NULL,
    "customAttributes" JSON NOT NULL DEFAULT '{}',
    "videoConnect" JSON,
    "partnerMeta" JSON NOT NULL DEFAULT '{}',
    "displayMeta" JSON NOT NULL DEFAULT '{}',
    "notes" TEXT NOT NULL DEFAULT '',
    "previousId" TEXT,
    "nextId" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "checkedInAt" BIGINT,
    "createdAt" BIGINT NOT NULL,
    "updatedAt" BIGINT NOT NULL,

    CONSTRAINT "Appointment_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "TokenCounter" (
    "businessId" TEXT NOT NULL,
    "clinicId" TEXT NOT NULL,
    "doctorId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "lastToken" INTEGER NOT NULL,

    CONSTRAINT "TokenCounter_pkey" PRIMARY KEY ("businessId","clinicId","doctorId","day")
);

-- CreateTable
CREATE TABLE "AppointmentChange" (
    "businessId" TEXT NOT NULL,
    "appointmentId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "at" BIGINT NOT NULL,
    "clientId" TEXT NOT NULL,
    "paths" TEXT[],

    CONSTRAINT "AppointmentChange_pkey" PRIMARY KEY ("businessId","appointmentId","version")
);

-- CreateTable
CREATE TABLE "Case" (
    "businessId" TEXT NOT NULL,
    "patientId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "displayName" TEXT NOT NULL,
    "type" TEXT,
    "hiType" TEXT,
    "partnerMeta" JSON NOT NULL DEFAULT '{}',
    "createdAt" BIGINT NOT NULL,
    "occurredAt" BIGINT NOT NULL,
    "updatedAt" BIGINT NOT NULL,

    CONSTRAINT "Case_pkey" PRIMARY KEY ("businessId","patientId","id")
);

-- CreateTable
CREATE TABLE "CaseClock" (
    "businessId" TEXT NOT NULL,
    "patientId" TEXT NOT NULL,
    "last" BIGINT NOT NULL,

    CONSTRAINT "CaseClock_pkey" PRIMARY KEY ("businessId","patientId")
);

-- CreateTable
CREATE TABLE "Subscription" (
    "businessId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "eventNames" TEXT[],
    "sealedKey" BYTEA,
    "state" TEXT NOT NULL,
    "failingSince" BIGINT,
    "createdAt" BIGINT NOT NULL,
    "updatedAt" BIGINT NOT NULL,

    CONSTRAINT "Subscription_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "OutboxEvent" (
    "businessId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "transactionId" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" BIGINT NOT NULL,
    "spread" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "OutboxEvent_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Delivery" (
    "businessId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "subscriptionId" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" BIGINT NOT NULL,
    "createdAt" BIGINT NOT NULL,
    "finishedAt" BIGINT,

    CONSTRAINT "Delivery_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "DeliveryAttempt" (
    "businessId" TEXT NOT NULL,
    "deliveryId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" BIGINT NOT NULL,
    "took" INTEGER NOT NULL,
    "status" INTEGER,
    "problem" TEXT,
    "answer" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "DeliveryAttempt_pkey" PRIMARY KEY ("businessId","deliveryId","number")
);

-- CreateTable
CREATE TABLE "RegistrationTransaction" (
    "businessId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "lastFour" TEXT NOT NULL,
    "numberHash" TEXT NOT NULL,
    "createdAt" BIGINT NOT NULL,

    CONSTRAINT "RegistrationTransaction_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "PlannedVaccination" (
    "businessId" TEXT NOT NULL,
    "patientId" TEXT NOT NULL,
    "vaccine" TEXT NOT NULL,
    "dueDate" TEXT NOT NULL,
    "doctorId" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "remindedAt" BIGINT,

    CONSTRAINT "PlannedVaccination_pkey" PRIMARY KEY ("businessId","patientId","vaccine")
);

-- CreateIndex
CREATE INDEX "Client_businessId_idx" ON "Client"("businessId");

-- CreateIndex
CREATE INDEX "RefreshToken_clientId_idx" ON "RefreshToken"("clientId");

-- CreateIndex
CREATE INDEX "Clinic_businessId_partnerId_idx" ON "Clinic"("businessId", "partnerId");

-- CreateIndex
CREATE UNIQUE INDEX "Doctor_businessId_partnerId_key" ON "Doctor"("businessId", "partnerId");

-- CreateIndex
CREATE INDEX "ClinicDoctor_businessId_doctorId_idx" ON "ClinicDoctor"("businessId", "doctorId");

-- CreateIndex
CREATE INDEX "Patient_businessId_mobile_idx" ON "Patient"("businessId", "mobile");

-- CreateIndex
CREATE UNIQUE INDEX "Patient_businessId_partnerId_key" ON "Patient"("businessId", "partnerId");

-- CreateIndex
CREATE INDEX "Appointment_businessId_day_idx" ON "Appointment"("businessId", "day");

-- CreateIndex
CREATE INDEX "Appointment_businessId_clinicId_day_idx" ON "Appointment"("businessId", "clinicId", "day");

-- CreateIndex
CREATE INDEX "Appointment_businessId_doctorId_day_idx" ON "Appointment"("businessId", "doctorId", "day");

-- CreateIndex
CREATE INDEX "Appointment_businessId_patientId_idx" ON "Appointment"("businessId", "patientId");

-- CreateIndex
CREATE UNIQUE INDEX "Appointment_businessId_partnerId_key" ON "Appointment"("businessId", "partnerId");

-- CreateIndex
CREATE UNIQUE INDEX "Appointment_businessId_clinicId_doctorId_day_token_key" ON "Appointment"("businessId", "clinicId", "doctorId", "day", "token");

-- CreateIndex
CREATE UNIQUE INDEX "Case_businessId_patientId_updatedAt_key" ON "Case"("businessId", "patientId", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Subscription_businessId_endpoint_key" ON "Subscription"("businessId", "endpoint");

-- CreateIndex
CREATE INDEX "OutboxEvent_spread_createdAt_idx" ON "OutboxEvent"("spread", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxEvent_businessId_transactionId_idx" ON "OutboxEvent"("businessId", "transactionId");

-- CreateIndex
CREATE INDEX "Delivery_businessId_subscriptionId_state_dueAt_idx" ON "Delivery"("businessId", "subscriptionId", "state", "dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "Delivery_businessId_eventId_subscriptionId_key" ON "Delivery"("businessId", "eventId", "subscriptionId");

-- CreateIndex
CREATE INDEX "PlannedVaccination_businessId_state_dueDate_idx" ON "PlannedVaccination"("businessId", "state", "dueDate");

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RefreshToken" ADD CONSTRAINT "RefreshToken_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SharedKey" ADD CONSTRAINT "SharedKey_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Clinic" ADD CONSTRAINT "Clinic_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Doctor" ADD CONSTRAINT "Doctor_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClinicDoctor" ADD CONSTRAINT "ClinicDoctor_businessId_clinicId_fkey" FOREIGN KEY ("businessId", "clinicId") REFERENCES "Clinic"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClinicDoctor" ADD CONSTRAINT "ClinicDoctor_businessId_doctorId_fkey" FOREIGN KEY ("businessId", "doctorId") REFERENCES "Doctor"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Patient" ADD CONSTRAINT "Patient_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatientChange" ADD CONSTRAINT "PatientChange_businessId_patientId_fkey" FOREIGN KEY ("businessId", "patientId") REFERENCES "Patient"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_businessId_clinicId_fkey" FOREIGN KEY ("businessId", "clinicId") REFERENCES "Clinic"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_businessId_doctorId_fkey" FOREIGN KEY ("businessId", "doctorId") REFERENCES "Doctor"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_businessId_patientId_fkey" FOREIGN KEY ("businessId", "patientId") REFERENCES "Patient"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TokenCounter" ADD CONSTRAINT "TokenCounter_businessId_clinicId_fkey" FOREIGN KEY ("businessId", "clinicId") REFERENCES "Clinic"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AppointmentChange" ADD CONSTRAINT "AppointmentChange_businessId_appointmentId_fkey" FOREIGN KEY ("businessId", "appointmentId") REFERENCES "Appointment"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Case" ADD CONSTRAINT "Case_businessId_patientId_fkey" FOREIGN KEY ("businessId", "patientId") REFERENCES "Patient"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_businessId_eventId_fkey" FOREIGN KEY ("businessId", "eventId") REFERENCES "OutboxEvent"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_businessId_subscriptionId_fkey" FOREIGN KEY ("businessId", "subscriptionId") REFERENCES "Subscription"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeliveryAttempt" ADD CONSTRAINT "DeliveryAttempt_businessId_deliveryId_fkey" FOREIGN KEY ("businessId", "deliveryId") REFERENCES "Delivery"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlannedVaccination" ADD CONSTRAINT "PlannedVaccination_businessId_patientId_fkey" FOREIGN KEY ("businessId", "patientId") REFERENCES "Patient"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
