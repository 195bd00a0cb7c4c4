-- The search of the command palette finds claims and cases by the beginning of their number in any case,
-- and clients by their phone number, whatever its punctuation.

CREATE INDEX claims_by_number ON claims (lower(claim_number) COLLATE "C");
CREATE INDEX cases_by_number ON cases (lower(envelope_id) COLLATE "C");

CREATE INDEX parties_by_phone
  ON parties ((right(regexp_replace(phone, '[^0-9]', '', 'g'), 10) COLLATE "C"));
CREATE INDEX parties_by_local_phone
  ON parties ((right(regexp_replace(phone, '[^0-9]', '', 'g'), 7) COLLATE "C"));
