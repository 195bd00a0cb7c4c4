-- An upload counts the whole bytes of uploads that began before it, and of later ones only once they are whole, so
-- that parallel uploads do not refuse each other (uploads/createQuota.ts).
ALTER TABLE uploads_under_way
  ADD COLUMN position bigint GENERATED ALWAYS AS IDENTITY,
  ADD COLUMN is_whole boolean NOT NULL DEFAULT false;
