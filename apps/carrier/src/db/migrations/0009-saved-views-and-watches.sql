-- What people keep of the policies: named addresses of lists, and policies they want to hear of. It
-- belongs to the user together with the producer it acts for: an agent and a sub-account have their
-- own, home-office staff have theirs for each producer.

CREATE TABLE saved_views (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  list text NOT NULL,
  name text COLLATE "C" NOT NULL,
  -- What stands after the question mark.
  query text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, producer_id, list, name)
);

CREATE TABLE watches (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  watched_at timestamptz NOT NULL,
  -- The policy as the last notice left it: what it is compared with.
  seen jsonb NOT NULL,
  PRIMARY KEY (user_id, producer_id, policy_number)
);

CREATE TABLE notices (
  notice_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL,
  producer_id text COLLATE "C" NOT NULL,
  policy_number text COLLATE "C" NOT NULL,
  changes jsonb NOT NULL,
  noticed_at timestamptz NOT NULL,
  FOREIGN KEY (user_id, producer_id, policy_number) REFERENCES watches ON DELETE CASCADE
);
CREATE INDEX notices_of_watch ON notices (user_id, producer_id, policy_number, noticed_at);
