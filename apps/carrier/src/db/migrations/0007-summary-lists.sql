-- The lists of active and terminated policies: `row_id` names a policy in the cached order of a list
-- in four bytes.

ALTER TABLE policies ADD COLUMN row_id integer;
UPDATE policies SET row_id = numbered.row_id
  FROM (SELECT policy_number, row_number() OVER (ORDER BY policy_number) AS row_id FROM policies)
    AS numbered
  WHERE policies.policy_number = numbered.policy_number;
ALTER TABLE policies ALTER COLUMN row_id SET NOT NULL;
CREATE UNIQUE INDEX policies_by_row_id ON policies (row_id);
