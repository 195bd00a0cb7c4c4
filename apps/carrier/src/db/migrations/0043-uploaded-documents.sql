-- Documents that users send with an action [S7, takeAction]. The files are next to the data folder, each
-- under its document_id (uploads/createFileStore.ts).

CREATE TABLE uploaded_documents (
  document_id uuid PRIMARY KEY,
  action_item_id uuid NOT NULL REFERENCES action_items ON DELETE CASCADE,
  -- The order in which they were sent, from 0.
  position integer NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('application/pdf', 'image/jpeg', 'image/png')),
  -- Its size in bytes.
  size integer NOT NULL,
  -- The hash of its content: the same submission, sent again, has the same hashes.
  sha256 text NOT NULL,
  UNIQUE (action_item_id, position)
);
