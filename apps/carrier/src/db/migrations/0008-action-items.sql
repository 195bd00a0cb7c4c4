-- What agents did for their policies, or asked the carrier to do [S7, takeAction].

CREATE TABLE action_items (
  action_item_id uuid PRIMARY KEY,
  -- Chosen by who sends it: the same submission, sent again, stays one item.
  idempotency_key uuid NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- For whom the user acted.
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  requirement_id text COLLATE "C" REFERENCES requirements (requirement_id),
  action text NOT NULL
    CHECK (action IN ('ProvideInformation', 'ScheduleExam', 'RequestContact', 'WithdrawApplication')),
  note text NOT NULL,
  contact_email text,
  taken_at timestamptz NOT NULL,
  UNIQUE (user_id, idempotency_key)
);
CREATE INDEX action_items_of_policy ON action_items (policy_number, taken_at);
