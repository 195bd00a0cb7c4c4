-- When somebody wants to come back to an open requirement, and a note on it. It belongs to the user
-- together with the producer it acts for, like a saved view or a watch: nobody else is shown it.
-- Whether a follow-up is closed follows from its requirement and its policy, and is not kept.

CREATE TABLE follow_ups (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  requirement_id text COLLATE "C" NOT NULL,
  -- What the requirement was called: one that is withdrawn leaves its follow-up behind.
  requirement text NOT NULL,
  follow_up_on date NOT NULL,
  note text NOT NULL,
  -- Counts up with each change: whoever saves over a version that was not read is refused.
  version integer NOT NULL,
  saved_at timestamptz NOT NULL,
  -- A deleted one stays for a while without its note, so that it can be brought back with its date,
  -- and its version goes on counting.
  deleted_at timestamptz,
  PRIMARY KEY (user_id, producer_id, policy_number, requirement_id)
);
