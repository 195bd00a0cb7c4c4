-- Production credit by transaction, shared between the writing agents of a policy, in whole cents. The
-- table of before held issued policies alone: it goes with its rows, and its step is laid down anew.
DROP TABLE production_credits;
DELETE FROM seed_steps WHERE name = 'production';

-- One row a writing agent's part of a transaction. `share` is that part in thousandths of the policy.
-- `posted_on` is the day on which it counts, `transaction_date` the one on which it happened. A
-- cancellation takes back what the issue gave; what was only submitted gives no credit.
CREATE TABLE production_credits (
  row_id integer PRIMARY KEY,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  business_type text NOT NULL CHECK (business_type IN ('Individual', 'Worksite')),
  line_of_business text COLLATE "C" NOT NULL,
  product text COLLATE "C" NOT NULL,
  group_number text COLLATE "C" REFERENCES groups,
  transaction_type text COLLATE "C" NOT NULL
    CHECK (transaction_type IN ('Submitted', 'Issued', 'Cancelled')),
  transaction_date date NOT NULL,
  posted_on date NOT NULL,
  share smallint NOT NULL CHECK (share BETWEEN 1 AND 1000),
  premium_cents bigint NOT NULL,
  credit_cents bigint NOT NULL,
  UNIQUE (policy_number, agent_id, transaction_type)
);
CREATE INDEX production_credits_of_agent ON production_credits (agent_id, posted_on);
