-- The book of business: who sells (producers, agents), to whom (groups), and what (policies).
-- Keys and texts that order a list are COLLATE "C", so that both engines order alike.
-- Amounts are US dollars. A date carries no time zone; the carrier's business date decides 'today'.

CREATE TABLE producers (
  producer_id text COLLATE "C" PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  access_level text NOT NULL CHECK (access_level IN ('Full', 'Historical')),
  business_types text[] NOT NULL
);

-- A producer has one agent id a contract. `path` holds the ids from the top of the house down to
-- the agent itself, each followed by a slash: a downline is all paths that start with one's own.
CREATE TABLE agents (
  agent_id text COLLATE "C" PRIMARY KEY,
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  upline_agent_id text COLLATE "C" REFERENCES agents,
  path text COLLATE "C" NOT NULL UNIQUE,
  agent_level text NOT NULL,
  market_code text NOT NULL,
  company_code text NOT NULL,
  contract_status text NOT NULL CHECK (contract_status IN ('Active', 'Pending', 'Terminated')),
  effective_on date NOT NULL
);
CREATE INDEX agents_of_producer ON agents (producer_id);

CREATE TABLE appointments (
  appointment_id integer PRIMARY KEY,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  state text NOT NULL,
  company_code text NOT NULL,
  line text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('JIT', 'Standing')),
  status text NOT NULL CHECK (status IN ('Active', 'Pending', 'Terminated')),
  effective_on date NOT NULL,
  expires_on date
);
CREATE INDEX appointments_of_agent ON appointments (agent_id);

CREATE TABLE groups (
  group_number text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  billing_mode text NOT NULL,
  eligible integer NOT NULL,
  enrolled integer NOT NULL
);
CREATE INDEX groups_of_agent ON groups (agent_id);

-- `primary_insured` and `agent_id` repeat the first insured and the first writing agent: the names
-- by which every list shows and filters a policy.
CREATE TABLE policies (
  policy_number text COLLATE "C" PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('Pending', 'Active', 'Lapsed', 'Terminated')),
  status_date date NOT NULL,
  product_type text NOT NULL,
  product_name text NOT NULL,
  group_number text COLLATE "C" REFERENCES groups,
  primary_insured text COLLATE "C" NOT NULL,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  application_date date NOT NULL,
  issue_date date,
  paid_to_date date,
  termination_date date,
  reason text,
  first_payment_declined boolean NOT NULL,
  billing_mode text NOT NULL,
  modal_premium numeric(12, 2) NOT NULL,
  annualized_premium numeric(12, 2) NOT NULL
);
CREATE INDEX policies_pending ON policies (policy_number) WHERE status = 'Pending';

CREATE TABLE writing_agents (
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  position smallint NOT NULL,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  split numeric(4, 3) NOT NULL,
  PRIMARY KEY (policy_number, position)
);
-- The first writing agent stands in the policy as well; this finds those who share one.
CREATE INDEX writing_agents_sharing ON writing_agents (agent_id, policy_number) WHERE position > 1;

-- One row a person or organisation on a policy, with all the parts it has there: Insured, Owner,
-- Payor, Payee, Assignee, Beneficiary, Annuitant.
CREATE TABLE parties (
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  position smallint NOT NULL,
  parts text[] NOT NULL,
  name text NOT NULL,
  relationship text NOT NULL,
  birth_date date,
  address_lines text[] NOT NULL,
  phone text,
  email text,
  share numeric(4, 3),
  beneficiary_class text CHECK (beneficiary_class IN ('Primary', 'Contingent')),
  PRIMARY KEY (policy_number, position)
);

CREATE TABLE coverages (
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  position smallint NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('Base', 'Rider')),
  face_amount numeric(14, 2),
  annual_premium numeric(12, 2) NOT NULL,
  effective_date date,
  PRIMARY KEY (policy_number, position)
);

-- `row_id` names a requirement in the cached order of a list in four bytes.
CREATE TABLE requirements (
  row_id integer PRIMARY KEY,
  requirement_id text COLLATE "C" NOT NULL UNIQUE,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  requirement text NOT NULL,
  requested_on date NOT NULL,
  due_on date NOT NULL,
  scheduled_on date,
  met_on date,
  owed_by text NOT NULL CHECK (owed_by IN ('Agent', 'Carrier'))
);
CREATE INDEX requirements_of_policy ON requirements (policy_number);

CREATE TABLE commission_cycles (
  cycle_end_date date PRIMARY KEY,
  cycle_start_date date NOT NULL,
  estimated boolean NOT NULL
);

CREATE TABLE commission_entries (
  entry_id integer PRIMARY KEY,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  cycle_end_date date NOT NULL REFERENCES commission_cycles,
  transaction text NOT NULL
    CHECK (transaction IN ('First Year', 'Renewal', 'Chargeback', 'Advance', 'Recovery')),
  premium numeric(12, 2) NOT NULL,
  rate numeric(6, 4) NOT NULL,
  commission numeric(12, 2) NOT NULL
);
CREATE INDEX commission_entries_of_agent ON commission_entries (agent_id, cycle_end_date);

-- Debt: an advance is secured by a policy, or unsecured where `policy_number` is null.
CREATE TABLE advances (
  advance_id integer PRIMARY KEY,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  policy_number text COLLATE "C" REFERENCES policies,
  opened_on date NOT NULL,
  advanced numeric(12, 2) NOT NULL,
  recovered numeric(12, 2) NOT NULL
);
CREATE INDEX advances_of_agent ON advances (agent_id);

CREATE TABLE production_credits (
  credit_id integer PRIMARY KEY,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  business_type text NOT NULL CHECK (business_type IN ('Individual', 'Worksite')),
  line_of_business text NOT NULL,
  transaction_type text NOT NULL,
  transaction_date date NOT NULL,
  premium numeric(12, 2) NOT NULL,
  credit numeric(12, 2) NOT NULL
);
CREATE INDEX production_credits_of_agent ON production_credits (agent_id, transaction_date);

CREATE TABLE list_bills (
  list_bill_id integer PRIMARY KEY,
  group_number text COLLATE "C" NOT NULL REFERENCES groups,
  period_start date NOT NULL,
  due_date date NOT NULL,
  status text NOT NULL CHECK (status IN ('Open', 'Paid', 'Overdue'))
);
CREATE INDEX list_bills_of_group ON list_bills (group_number);

CREATE TABLE list_bill_lines (
  list_bill_id integer NOT NULL REFERENCES list_bills,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  premium numeric(12, 2) NOT NULL,
  note text,
  PRIMARY KEY (list_bill_id, policy_number)
);

CREATE TABLE claims (
  claim_number text COLLATE "C" PRIMARY KEY,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  claimant_first_name text NOT NULL,
  claimant_last_name text NOT NULL,
  claim_type text NOT NULL,
  status text NOT NULL CHECK (status IN ('Received', 'In Review', 'Paid', 'Denied')),
  received_on date NOT NULL,
  updated_on date NOT NULL,
  paid numeric(12, 2) NOT NULL
);
CREATE INDEX claims_of_policy ON claims (policy_number);

-- A case is an electronic application on its way through signing; its events tell how far it is.
CREATE TABLE cases (
  case_id text COLLATE "C" PRIMARY KEY,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  created_on date NOT NULL,
  recipient text NOT NULL
);

CREATE TABLE case_events (
  case_id text COLLATE "C" NOT NULL REFERENCES cases,
  position smallint NOT NULL,
  event text NOT NULL
    CHECK (event IN ('Sent', 'Viewed', 'Signed', 'Completed', 'Declined', 'Expired')),
  happened_on date NOT NULL,
  PRIMARY KEY (case_id, position)
);

CREATE TABLE tax_forms (
  form_id text COLLATE "C" PRIMARY KEY,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  tax_year smallint NOT NULL,
  form text NOT NULL CHECK (form IN ('1099-NEC', '1099-MISC')),
  amount numeric(12, 2) NOT NULL,
  issued_on date NOT NULL
);
CREATE INDEX tax_forms_of_agent ON tax_forms (agent_id);

-- What the seed laid down, so that a start with other settings can say so. One row at most.
CREATE TABLE seeds (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  size text NOT NULL,
  seed text NOT NULL,
  business_date date NOT NULL
);
