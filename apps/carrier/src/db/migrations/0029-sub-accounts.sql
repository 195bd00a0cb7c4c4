-- Agents invite their sub-accounts, change what those may reach, and end it (decisions, 3:
-- /account-settings/users).

-- Who is invited has no password yet.
ALTER TABLE users
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD COLUMN last_signed_in_at timestamptz,
  -- Sub-accounts only: shut out until the agent lets them in again.
  ADD COLUMN suspended_at timestamptz,
  -- Sub-accounts only: the last day, by the business date, on which they are let in.
  ADD COLUMN ends_on date,
  -- Sub-accounts only: they are gone, and their row stays for the audit log alone.
  ADD COLUMN removed_at timestamptz,
  -- Grows with each change, so that nobody overwrites what somebody else changed.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN last_change text CHECK (last_change IN
    ('Invited', 'Invited Again', 'Accepted', 'Access Changed', 'Suspended', 'Resumed', 'Removed')),
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN changed_by integer REFERENCES users ON DELETE SET NULL,
  ADD CHECK (kind = 'sub-account'
    OR (password_hash IS NOT NULL AND suspended_at IS NULL AND ends_on IS NULL AND removed_at IS NULL));

-- Who was removed can be invited again, as somebody else.
ALTER TABLE users DROP CONSTRAINT users_username_key;
CREATE UNIQUE INDEX users_by_username ON users (username) WHERE removed_at IS NULL;
CREATE INDEX users_by_parent ON users (parent_user_id) WHERE parent_user_id IS NOT NULL;

-- The link by which somebody who is invited chooses a password; it goes once it was used.
CREATE TABLE invitations (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- SHA-256 of the secret in the link: a copy of this table lets nobody in.
  secret_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Whom a change was made to, where that is a user.
ALTER TABLE audit_entries
  ADD COLUMN subject_user_id integer REFERENCES users ON DELETE SET NULL;
