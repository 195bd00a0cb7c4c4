-- Calls to clients about late premiums, and what they led to.

-- The calls of a policy are numbered from 1. Two users who read the same last call cannot both add one.
CREATE TABLE lapse_calls (
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  version integer NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('Reached', 'LeftMessage', 'WillPay', 'WillNotPay')),
  will_pay_on date,
  next_attempt_on date,
  -- The business date of the call, and the day to which the policy was paid then.
  called_on date NOT NULL,
  paid_to_date date NOT NULL,
  called_at timestamptz NOT NULL,
  user_id integer REFERENCES users ON DELETE SET NULL,
  PRIMARY KEY (policy_number, version)
);

-- Premiums that were paid after their due date.
CREATE TABLE late_payments (
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  paid_on date NOT NULL,
  -- The day to which the policy was paid before.
  paid_to_before date NOT NULL,
  premium_cents integer NOT NULL,
  PRIMARY KEY (policy_number, paid_on)
);
CREATE INDEX late_payments_by_day ON late_payments (paid_on);
