-- People who sign in, their sessions, and what they did that has to be traceable [S5, S6, S7].

CREATE TABLE users (
  -- Stands for the user in logs and in the audit log, where no user name may stand.
  user_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Lower case.
  username text COLLATE "C" NOT NULL UNIQUE CHECK (username = lower(username)),
  -- argon2id, in PHC notation.
  password_hash text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('agent', 'sub-account', 'home-office')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- Agents only: the agent number they act under first.
  agent_id text COLLATE "C" REFERENCES agents,
  -- Sub-accounts only: the agent whose delegate they are; they act under its agent numbers.
  parent_user_id integer REFERENCES users,
  -- Sub-accounts only: what they may reach.
  roles text[] NOT NULL DEFAULT '{}',
  -- Signs in through single sign-on.
  uses_sso boolean NOT NULL DEFAULT false,
  -- Home office only: whether agents come with their linked single sign-on account.
  has_linked_sso boolean NOT NULL DEFAULT false,
  -- Its password is public: signs in only while the carrier runs with CARRIER_DEMO.
  is_demo boolean NOT NULL DEFAULT false,
  CHECK ((kind = 'agent') = (agent_id IS NOT NULL)),
  CHECK ((kind = 'sub-account') = (parent_user_id IS NOT NULL))
);

CREATE INDEX users_by_agent ON users (agent_id);

CREATE TABLE sessions (
  -- SHA-256 of the token: a copy of this table signs nobody in.
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  audience text NOT NULL CHECK (audience IN ('normal', 'sso')),
  -- Home office only: the agent it acts as.
  acting_as_agent_id text COLLATE "C" REFERENCES agents,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_last_seen ON sessions (last_seen_at);

CREATE TABLE audit_entries (
  audit_entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  action text NOT NULL,
  -- Who did it; null where nobody was signed in.
  user_id integer REFERENCES users ON DELETE SET NULL,
  -- The agent it was done to or for.
  agent_id text COLLATE "C",
  request_id text NOT NULL
);

CREATE INDEX audit_entries_by_time ON audit_entries (at);

-- Attempts that are counted, such as sign-ins; the columns are those rate-limiter-flexible wants.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
