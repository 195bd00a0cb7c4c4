-- Bills of a year and more to each group that is billed for its employees, in whole cents. The two months
-- of before told nothing of what was paid: their book gets the step of the seed anew.
DROP TABLE list_bill_lines, list_bills;
DELETE FROM seed_steps WHERE name = 'list-bills';

-- `row_id` names a row in the cached order of a list in four bytes.
CREATE TABLE billed_groups (
  row_id integer PRIMARY KEY,
  group_number text COLLATE "C" NOT NULL UNIQUE REFERENCES groups
);

-- Both sums are those of its lines.
CREATE TABLE list_bills (
  row_id integer PRIMARY KEY,
  bill_number text COLLATE "C" NOT NULL UNIQUE,
  group_number text COLLATE "C" NOT NULL REFERENCES billed_groups (group_number),
  period_start date NOT NULL,
  period_end date NOT NULL,
  due_date date NOT NULL,
  billed_cents bigint NOT NULL,
  paid_cents bigint NOT NULL,
  CHECK (paid_cents BETWEEN 0 AND billed_cents),
  UNIQUE (group_number, period_start)
);
-- Few bills are not paid in full: what is due of a group is found among them alone.
CREATE INDEX list_bills_due ON list_bills (group_number, due_date, billed_cents, paid_cents)
  WHERE paid_cents < billed_cents;

CREATE TABLE list_bill_lines (
  row_id integer PRIMARY KEY,
  bill_number text COLLATE "C" NOT NULL REFERENCES list_bills (bill_number),
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  premium_cents integer NOT NULL,
  is_paid boolean NOT NULL,
  note text,
  UNIQUE (bill_number, policy_number)
);
CREATE INDEX list_bill_lines_of_policy ON list_bill_lines (policy_number);
