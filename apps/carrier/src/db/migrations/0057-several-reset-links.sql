-- A user can have several links for a new password, so that another person's request ends none.
ALTER TABLE password_resets DROP CONSTRAINT password_resets_pkey;
ALTER TABLE password_resets DROP CONSTRAINT password_resets_secret_hash_key;
ALTER TABLE password_resets ADD PRIMARY KEY (secret_hash);
-- Whether a device that signed in to the account before requested it. Strangers cannot use up its links.
ALTER TABLE password_resets ADD COLUMN is_of_known_device boolean NOT NULL DEFAULT false;
CREATE INDEX password_resets_of_user ON password_resets (user_id);
