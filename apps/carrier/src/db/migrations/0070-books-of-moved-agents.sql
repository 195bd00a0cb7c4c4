-- An agent that moves in the hierarchy leaves the books above it, and what else says whether an item of work is
-- over renews the book too.
CREATE FUNCTION note_moved_agents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO book_versions AS known (agent_id, version)
  SELECT DISTINCT seer.agent_id, 1
  FROM (SELECT path FROM former UNION SELECT path FROM written) AS place
  CROSS JOIN LATERAL unnest(string_to_array(trim('/' FROM place.path), '/')) AS seer (agent_id)
  JOIN agents USING (agent_id)
  ORDER BY seer.agent_id
  ON CONFLICT (agent_id) DO UPDATE SET version = known.version + 1;
  RETURN NULL;
END
$$;
CREATE TRIGGER agents_renew_books AFTER UPDATE ON agents
  REFERENCING OLD TABLE AS former NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_moved_agents();

CREATE FUNCTION note_claim_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_books(ARRAY(
    SELECT DISTINCT claims.policy_number FROM claims JOIN written USING (claim_number)));
  RETURN NULL;
END
$$;
CREATE TRIGGER claim_items_renew_books AFTER UPDATE ON claim_items
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_claim_items();
