-- Patients by the beginning of the partner's id: most ids of a partner begin alike, so the keys of "Patient_keys" do
-- not tell them apart.
CREATE INDEX "Patient_partner_id" ON "service"."Patient" ("businessId", lower("partnerId") COLLATE "C")
  WHERE "archivedAt" IS NULL AND "partnerId" IS NOT NULL;

-- New keys go straight into the index: a list of pending ones would be read by every search until the next vacuum.
ALTER INDEX "service"."Patient_keys" SET (fastupdate = off);
SELECT gin_clean_pending_list('"service"."Patient_keys"'::regclass);
