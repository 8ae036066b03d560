-- CreateTable
CREATE TABLE "WebhookSecret" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sealed" BYTEA,
    "tokenHash" TEXT,
    "createdBy" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "WebhookSecret_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EventIn" (
    "id" BIGSERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "transactionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "eventTime" BIGINT NOT NULL,
    "contentHash" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "problem" TEXT,

    CONSTRAINT "EventIn_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeliveryIn" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "way" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "reason" TEXT,
    "address" TEXT,
    "headers" JSONB NOT NULL,
    "bytes" INTEGER NOT NULL,
    "body" TEXT,
    "eventId" BIGINT,

    CONSTRAINT "DeliveryIn_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "WebhookSecret_tokenHash_key" ON "WebhookSecret"("tokenHash");

-- CreateIndex
CREATE INDEX "WebhookSecret_kind_idx" ON "WebhookSecret"("kind");

-- CreateIndex
CREATE INDEX "EventIn_state_dueAt_idx" ON "EventIn"("state", "dueAt");

-- CreateIndex
CREATE INDEX "EventIn_kind_id_idx" ON "EventIn"("kind", "id");

-- CreateIndex
CREATE UNIQUE INDEX "EventIn_source_transactionId_key" ON "EventIn"("source", "transactionId");

-- CreateIndex
CREATE INDEX "DeliveryIn_verdict_id_idx" ON "DeliveryIn"("verdict", "id");

-- CreateIndex
CREATE INDEX "DeliveryIn_eventId_idx" ON "DeliveryIn"("eventId");

-- CreateIndex
CREATE INDEX "DeliveryIn_at_idx" ON "DeliveryIn"("at");

-- AddForeignKey
ALTER TABLE "DeliveryIn" ADD CONSTRAINT "DeliveryIn_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "EventIn"("id") ON DELETE CASCADE ON UPDATE CASCADE;
