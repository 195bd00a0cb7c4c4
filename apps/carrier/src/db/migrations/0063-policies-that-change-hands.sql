-- A policy that changes hands leaves the books of its former agents, so their versions grow too. Both tables
-- have the columns policy_number and agent_id.
CREATE FUNCTION note_books_of_writers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_books_of(ARRAY(
    SELECT agent_id FROM former
    UNION SELECT agent_id FROM written
    UNION SELECT agent_id FROM writing_agents WHERE policy_number IN (SELECT policy_number FROM written)));
  RETURN NULL;
END
$$;

CREATE FUNCTION renew_books_of(writers text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO book_versions AS known (agent_id, version)
  SELECT DISTINCT seer.agent_id, 1
  FROM agents
  CROSS JOIN LATERAL unnest(string_to_array(trim('/' FROM agents.path), '/')) AS seer (agent_id)
  WHERE agents.agent_id = ANY (writers)
  ORDER BY seer.agent_id
  ON CONFLICT (agent_id) DO UPDATE SET version = known.version + 1
$$;

DROP TRIGGER policies_renew_books ON policies;
CREATE TRIGGER policies_renew_books AFTER UPDATE ON policies
  REFERENCING OLD TABLE AS former NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_books_of_writers();
CREATE TRIGGER writing_agents_renew_books AFTER UPDATE ON writing_agents
  REFERENCING OLD TABLE AS former NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_books_of_writers();
