-- Users sign in with a second step beside their password: a code of an authenticator app, a passkey, or a
-- recovery code where neither is at hand.

ALTER TABLE users
  -- Agents only: their sub-accounts are not let in without a second step.
  ADD COLUMN requires_second_step boolean NOT NULL DEFAULT false;

ALTER TABLE users DROP CONSTRAINT users_last_change_check;
ALTER TABLE users ADD CONSTRAINT users_last_change_check CHECK (last_change IN
  ('Invited', 'Invited Again', 'Accepted', 'Access Changed', 'Suspended', 'Resumed', 'Removed',
    'Second Step Reset'));

-- The authenticator app of a user.
CREATE TABLE authenticators (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- What the app and the carrier share, closed with SECOND_STEP_KEY where that is set.
  secret text NOT NULL,
  -- The 30 seconds whose code counted last: neither that code nor an older one counts again.
  last_step bigint NOT NULL,
  added_at timestamptz NOT NULL,
  last_used_at timestamptz
);

-- What a user's device proves itself with (WebAuthn).
CREATE TABLE passkeys (
  passkey_id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  -- Base64url of the COSE key.
  public_key text NOT NULL,
  -- Grows with each use, where the device counts: one that does not was copied.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  added_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_by_user ON passkeys (user_id);

-- Codes that each count once, in place of the app or a passkey.
CREATE TABLE recovery_codes (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- SHA-256 of 80 random bits: a copy of this table lets nobody in.
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- Sign-ins whose password was right, and that wait for the second step.
CREATE TABLE pending_sign_ins (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  audience text NOT NULL CHECK (audience IN ('normal', 'sso')),
  return_url text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- What the next answer of a session or of a pending sign-in is held against.
CREATE TABLE second_step_challenges (
  -- Hash of the token of that session or sign-in.
  owner_hash text NOT NULL,
  -- An app's secret that is not confirmed, or the challenge of a passkey that is added or used.
  purpose text NOT NULL CHECK (purpose IN ('authenticator', 'registration', 'assertion')),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (owner_hash, purpose)
);
