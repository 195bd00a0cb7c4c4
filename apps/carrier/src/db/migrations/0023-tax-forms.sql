-- Tax forms that agree with the books, in whole cents. The amounts of before were drawn: their book gets
-- the step of the seed anew.
DROP TABLE tax_forms;
DELETE FROM seed_steps WHERE name = 'tax-forms';

-- To whom forms are sent. Of the taxpayer's number no more is kept than a form shows.
CREATE TABLE tax_recipients (
  producer_id text COLLATE "C" PRIMARY KEY REFERENCES producers,
  tin_kind text NOT NULL CHECK (tin_kind IN ('SSN', 'EIN')),
  tin_last_four text NOT NULL CHECK (tin_last_four ~ '^[0-9]{4}$'),
  address_lines text[] NOT NULL
);

-- What a year paid besides the lines of commission: commissions of before the first cycle that is kept,
-- and prizes.
CREATE TABLE tax_payments (
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  tax_year smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('Earlier commissions', 'Prize')),
  amount_cents integer NOT NULL,
  PRIMARY KEY (agent_id, tax_year, kind)
);

CREATE TABLE tax_forms (
  row_id integer PRIMARY KEY,
  form_id text COLLATE "C" NOT NULL UNIQUE,
  agent_id text COLLATE "C" NOT NULL REFERENCES agents,
  tax_year smallint NOT NULL,
  form text COLLATE "C" NOT NULL CHECK (form IN ('1099-NEC', '1099-MISC')),
  commission_cents integer NOT NULL CHECK (commission_cents >= 0),
  other_cents integer NOT NULL CHECK (other_cents >= 0),
  issued_on date NOT NULL,
  UNIQUE (agent_id, tax_year, form),
  CHECK (commission_cents + other_cents > 0)
);
