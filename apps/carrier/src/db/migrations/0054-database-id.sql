-- The id of this database, in one row. Each start writes it into the folder of the documents, so that a server
-- with another database notices whose they are (uploads/claimFolder.ts).
CREATE TABLE database_id (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  id uuid NOT NULL DEFAULT gen_random_uuid()
);
