-- What lists of an agent's book are kept by: it grows whenever a policy of the agent or of its downline,
-- or a requirement of one, is written. A process that reads it knows whether what it keeps is still
-- true, whichever process wrote, and whatever the clocks say. Agents whose book nobody wrote to since it
-- was laid down have no row.
CREATE TABLE book_versions (
  agent_id text COLLATE "C" PRIMARY KEY REFERENCES agents,
  version bigint NOT NULL
);

-- The writing agents of the policies and all above them, in the order of their ids, so that two
-- transactions that write at once never wait for each other in a circle.
CREATE FUNCTION renew_books(written text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO book_versions AS known (agent_id, version)
  SELECT DISTINCT seer.agent_id, 1
  FROM (
    SELECT agent_id FROM policies WHERE policy_number = ANY (written)
    UNION
    SELECT agent_id FROM writing_agents WHERE policy_number = ANY (written)
  ) AS writer
  JOIN agents USING (agent_id)
  CROSS JOIN LATERAL unnest(string_to_array(trim('/' FROM agents.path), '/')) AS seer (agent_id)
  ORDER BY seer.agent_id
  ON CONFLICT (agent_id) DO UPDATE SET version = known.version + 1
$$;

CREATE FUNCTION note_written_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_books(ARRAY(SELECT DISTINCT policy_number FROM written));
  RETURN NULL;
END
$$;

CREATE TRIGGER policies_renew_books AFTER UPDATE ON policies
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written_books();
CREATE TRIGGER requirements_renew_books AFTER UPDATE ON requirements
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written_books();
