-- What the profile page shows of a producer besides its name, and whom it asks for a change.
CREATE TABLE regions (
  region_code text COLLATE "C" PRIMARY KEY,
  region text NOT NULL,
  office text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL
);

CREATE TABLE producer_profiles (
  producer_id text COLLATE "C" PRIMARY KEY REFERENCES producers,
  region_code text COLLATE "C" NOT NULL REFERENCES regions,
  business_address text[] NOT NULL,
  -- Null where mail goes to the business.
  mailing_address text[],
  mobile_phone text,
  national_producer_number text NOT NULL,
  -- Null where Vertafore sends nothing of the producer.
  vertafore_linked_on date
);

-- How an agent's policies are delivered; agents who never saved anything have no row.
CREATE TABLE delivery_options (
  agent_id text COLLATE "C" PRIMARY KEY REFERENCES agents,
  opt_out_for_e_delivery boolean NOT NULL,
  agent_link_selected boolean NOT NULL,
  email text NOT NULL,
  access_code text NOT NULL,
  include_downline boolean NOT NULL,
  saved_at timestamptz NOT NULL,
  -- The name of who saved: it stays when the account goes.
  saved_by text NOT NULL
);
