-- The list of claims: `row_id` names a claim in the cached order of a list in four bytes.
ALTER TABLE claims ADD COLUMN row_id serial UNIQUE;
