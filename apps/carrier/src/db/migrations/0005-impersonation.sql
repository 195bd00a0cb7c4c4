-- Home-office staff act for agents [S7, Impersonation]: whom they find, and whom they acted for last.
-- The extension comes with PostgreSQL; the owner of a database may create it (PostgreSQL 13 or later).

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Any part of a name, an email or a username; agent ids are found by their beginning, with their key.
CREATE INDEX producers_search ON producers
  USING gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
CREATE INDEX users_search ON users USING gin (username gin_trgm_ops);

CREATE TABLE recent_impersonations (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  -- When the user last began to act for the producer.
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, producer_id)
);

-- What was done to or for an agent, and what a user did (docs/audit.md).
CREATE INDEX audit_entries_by_agent ON audit_entries (agent_id, at);
CREATE INDEX audit_entries_by_user ON audit_entries (user_id, at);
