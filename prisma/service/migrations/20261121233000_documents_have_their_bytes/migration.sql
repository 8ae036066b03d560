-- A row is written when its bytes are in their place; rows that waited for bytes belonged to uploads that ended early.
DELETE FROM "service"."Document" WHERE "state" = 'storing';

DROP INDEX "service"."Document_state_updatedAt_idx";
