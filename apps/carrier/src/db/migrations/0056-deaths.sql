-- The people whose death a claim in review or paid reports, on each of their policies. A claim names only its
-- policy: its first party is the insured. No one calls or greets them.
CREATE INDEX claims_of_deaths ON claims (policy_number)
  WHERE claim_type = 'Death' AND status IN ('In Review', 'Paid');
CREATE VIEW deceased_parties AS
  SELECT party.policy_number, party.position, party.client_id, claims.claim_number, claims.status,
    claims.policy_number AS claimed_policy
  FROM claims
  JOIN party_clients AS insured
    ON insured.policy_number = claims.policy_number AND insured.position = 1
  JOIN party_clients AS party ON party.client_id = insured.client_id
  WHERE claims.claim_type = 'Death' AND claims.status IN ('In Review', 'Paid');

CREATE TRIGGER claims_renew_books AFTER UPDATE ON claims
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written_books();
