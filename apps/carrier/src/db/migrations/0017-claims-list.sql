-- The list of claims: `row_id` names a claim in the cached order of a list in four bytes.

ALTER TABLE claims ADD COLUMN row_id integer;
UPDATE claims SET row_id = numbered.row_id
  FROM (SELECT claim_number, row_number() OVER (ORDER BY claim_number) AS row_id FROM claims)
    AS numbered
  WHERE claims.claim_number = numbered.claim_number;
ALTER TABLE claims ALTER COLUMN row_id SET NOT NULL;
CREATE UNIQUE INDEX claims_by_row_id ON claims (row_id);
