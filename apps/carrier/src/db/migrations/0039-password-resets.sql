-- Links for choosing a new password without the old one. A link is deleted once it is used.
CREATE TABLE password_resets (
  -- One link for each user: a new one replaces the former one.
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- SHA-256 of the secret in the link, so a copy of this table opens no account.
  secret_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);
