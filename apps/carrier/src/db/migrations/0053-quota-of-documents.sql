-- Uploads that are under way. Their bytes count with those of saved documents, so that parallel uploads cannot
-- exceed a quota together (uploads/createQuota.ts).
CREATE TABLE uploads_under_way (
  upload_id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  -- The bytes of files that have arrived so far.
  size bigint NOT NULL,
  -- The row of a process that was killed counts until then.
  ends_at timestamptz NOT NULL
);
