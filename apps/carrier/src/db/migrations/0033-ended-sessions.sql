-- Sessions can be ended by somebody else than who is in them; whoever was is then told so at the login.

ALTER TABLE sessions
  -- It counts no more from then on. The row stays until the session would have ended by itself.
  ADD COLUMN ended_at timestamptz;

-- The last entry of an agent says whether what is kept of its activity still holds.
CREATE INDEX audit_entries_last_by_user ON audit_entries (user_id, audit_entry_id);
CREATE INDEX audit_entries_last_by_agent ON audit_entries (agent_id, audit_entry_id);
-- What home office did for an agent.
CREATE INDEX audit_entries_by_agent_and_user ON audit_entries (agent_id, user_id);
