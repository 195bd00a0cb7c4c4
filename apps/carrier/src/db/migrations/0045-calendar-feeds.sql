-- The secret address at which a user's calendar reads follow-ups and deadlines. Revoking it deletes the row.
CREATE TABLE calendar_feeds (
  -- One address for each user: a new one replaces the former one.
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- SHA-256 of the secret in the address, so a copy of this table reads no calendar.
  token_hash text NOT NULL UNIQUE,
  -- The key of the events' ids. It stays when the address is replaced, so that events keep their ids.
  id_key text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Saved once a minute at most.
  last_read_at timestamptz
);
