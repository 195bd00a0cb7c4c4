-- Agents see what was done as themselves, by their sub-accounts and for them, and which sessions are open.

ALTER TABLE audit_entries
  -- Where a sign-in or a sign-out came from, shortened to its network.
  ADD COLUMN address text,
  -- The file that was exported, or why home office acts.
  ADD COLUMN detail text;

ALTER TABLE sessions
  -- Names a session to its user; it signs nobody in.
  ADD COLUMN session_id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- The browser and the system that it began in, in words: 'Firefox on Linux'.
  ADD COLUMN device text,
  ADD COLUMN address text;
