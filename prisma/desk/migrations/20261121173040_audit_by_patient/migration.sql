-- The log is searched by the patient whom a line names; an expression, so the schema cannot say it
CREATE INDEX "AuditLine_patient_idx" ON "AuditLine" (("detail" #> '{patient}'::text[]), "seq");
