-- What a group is held against: how many may enrol and how many of them have to, with whom to speak.
-- How many are enrolled follows from the policies, so that the two columns of before, which were drawn
-- at random, go.
ALTER TABLE groups DROP COLUMN eligible, DROP COLUMN enrolled;

-- `row_id` names a row in the cached order of a list in four bytes.
CREATE TABLE group_inventory (
  row_id integer PRIMARY KEY,
  group_number text COLLATE "C" NOT NULL UNIQUE REFERENCES groups,
  eligible integer NOT NULL CHECK (eligible > 0),
  -- Of a hundred eligible employees, those that the carrier asks to be enrolled.
  minimum_percent smallint NOT NULL CHECK (minimum_percent BETWEEN 1 AND 100)
);

CREATE TABLE group_contacts (
  group_number text COLLATE "C" NOT NULL REFERENCES groups,
  position smallint NOT NULL,
  name text NOT NULL,
  title text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  PRIMARY KEY (group_number, position)
);

-- The figures of a group and of its products are sums over its policies in force.
CREATE INDEX policies_in_force_of_group ON policies (group_number, product_name, annualized_premium)
  WHERE status = 'Active' AND group_number IS NOT NULL;
