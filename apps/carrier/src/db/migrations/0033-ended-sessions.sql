-- Sessions can be ended by somebody else than who is in them; whoever was is then told so at the login.

ALTER TABLE sessions
  -- It counts no more from then on. The row stays until the session would have ended by itself.
  ADD COLUMN ended_at timestamptz;
