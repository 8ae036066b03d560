-- CreateIndex
CREATE INDEX "Delivery_businessId_createdAt_id_idx" ON "Delivery"("businessId", "createdAt", "id");
