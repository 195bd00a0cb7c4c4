-- The hierarchy as lists show it: `row_id` names an agent in the cached order of a list in four bytes.
ALTER TABLE agents ADD COLUMN row_id serial UNIQUE;
CREATE INDEX agents_of_upline ON agents (upline_agent_id);

-- Appointments that end, some of them soon. Those of before had years left, every one: their book gets
-- them anew.
DELETE FROM appointments;
CREATE INDEX appointments_ending ON appointments (expires_on) WHERE status = 'Active';

-- What an agent may sell by besides its appointments: its licenses, and its insurance against errors
-- and omissions.
CREATE TABLE credentials (
  row_id integer PRIMARY KEY,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('License', 'E&O')),
  detail text COLLATE "C" NOT NULL,
  effective_on date NOT NULL,
  expires_on date NOT NULL CHECK (expires_on > effective_on)
);
CREATE INDEX credentials_ending ON credentials (expires_on);

-- What is still asked of an agent before its contract holds, or goes on holding.
CREATE TABLE contracting_requirements (
  row_id integer PRIMARY KEY,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  requirement text NOT NULL,
  requested_on date NOT NULL,
  status text NOT NULL CHECK (status IN ('Open', 'Received', 'In Review'))
);
CREATE INDEX contracting_requirements_of_agent ON contracting_requirements (agent_id);
