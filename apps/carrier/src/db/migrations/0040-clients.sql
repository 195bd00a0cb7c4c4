-- Which client a person on a policy is. The carrier gives each client one id, on every policy and under any
-- name. A person without a row has no client id; organizations have none.
CREATE TABLE party_clients (
  policy_number text COLLATE "C" NOT NULL,
  position smallint NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  -- Clients with the same household id live together. Null if the carrier does not know.
  household_id text COLLATE "C",
  PRIMARY KEY (policy_number, position),
  FOREIGN KEY (policy_number, position) REFERENCES parties
);
CREATE INDEX party_clients_by_client ON party_clients (client_id);
CREATE INDEX party_clients_by_household ON party_clients (household_id)
  WHERE household_id IS NOT NULL;

-- People at the same address are suggested for a household.
CREATE INDEX parties_by_address ON parties USING hash (address_lines);

-- Household links that the users of a producer confirmed. A pair has one row, the lower id first.
CREATE TABLE household_links (
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  client_id text COLLATE "C" NOT NULL,
  other_client_id text COLLATE "C" NOT NULL,
  linked_by integer NOT NULL REFERENCES users,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (producer_id, client_id, other_client_id),
  CHECK (client_id < other_client_id)
);
CREATE INDEX household_links_by_other ON household_links (producer_id, other_client_id);
