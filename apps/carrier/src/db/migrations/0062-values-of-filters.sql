-- The values that the filters of a list offer, from indexes alone.
CREATE INDEX policies_by_values ON policies (status, agent_id, group_number, reason);
DROP INDEX policies_of_insured;
CREATE INDEX policies_by_insured ON policies (status, primary_insured);
