-- The search of the command palette: three letters anywhere in a policy number or an insured's name.
-- The extension comes with PostgreSQL; the owner of a database may create it (PostgreSQL 13 or later).

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX policies_search ON policies
  USING gin ((policy_number || ' ' || primary_insured) gin_trgm_ops);
