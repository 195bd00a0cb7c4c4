-- Commissions by half a month, line by line, with splits, overrides, chargebacks, advances and their
-- recoveries, in whole cents. The monthly entries of before were made up without them: their book gets
-- the two steps of the seed anew.
DROP TABLE commission_entries, advances, commission_cycles;
DELETE FROM seed_steps WHERE name IN ('commissions', 'debt');

CREATE TABLE commission_cycles (
  cycle_end_date date PRIMARY KEY,
  cycle_start_date date NOT NULL,
  estimated boolean NOT NULL
);

-- Secured by a policy in force, or unsecured: on an application, or what a policy that ended left.
CREATE TABLE advances (
  row_id integer PRIMARY KEY,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  is_secured boolean NOT NULL,
  opened_on date NOT NULL,
  months_advanced smallint,
  advanced_cents integer NOT NULL
);
CREATE INDEX advances_of_agent ON advances (agent_id);
CREATE INDEX advances_of_policy ON advances (policy_number);

-- There are many of them, so that only what could be dropped by itself is looked up for each.
CREATE TABLE commission_lines (
  row_id integer PRIMARY KEY,
  cycle_end_date date NOT NULL REFERENCES commission_cycles,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  writing_agent_id text COLLATE "C" NOT NULL,
  paid_agent_id text COLLATE "C" NOT NULL,
  transaction text COLLATE "C" NOT NULL
    CHECK (transaction IN ('First Year', 'Renewal', 'Chargeback', 'Advance', 'Recovery')),
  posted_on date NOT NULL,
  due_on date,
  premium_cents integer NOT NULL,
  rate_bp integer NOT NULL,
  split_thousandths integer NOT NULL,
  commission_cents integer NOT NULL,
  policy_year smallint NOT NULL,
  reverses_row_id integer REFERENCES commission_lines,
  advance_id integer REFERENCES advances,
  reason text,
  CHECK (transaction <> 'Advance' OR (advance_id IS NOT NULL AND commission_cents > 0)),
  CHECK (transaction <> 'Recovery' OR (advance_id IS NOT NULL AND commission_cents < 0)),
  CHECK (transaction <> 'Chargeback' OR commission_cents <= 0)
);
CREATE INDEX commission_lines_of_agent ON commission_lines (paid_agent_id, cycle_end_date);
CREATE INDEX commission_lines_of_policy ON commission_lines (policy_number);
CREATE INDEX commission_lines_of_advance ON commission_lines (advance_id)
  WHERE advance_id IS NOT NULL;
