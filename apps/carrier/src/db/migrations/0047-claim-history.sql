-- What home office asked for to decide a claim, and what happened to the claim. Each part has its own days.
CREATE TABLE claim_items (
  claim_number text COLLATE "C" NOT NULL REFERENCES claims ON DELETE CASCADE,
  position integer NOT NULL,
  item text NOT NULL,
  -- Who sends it: the claimant, a physician, an employer.
  requested_from text NOT NULL,
  requested_on date NOT NULL,
  due_on date NOT NULL,
  received_on date,
  PRIMARY KEY (claim_number, position)
);

CREATE TABLE claim_events (
  claim_number text COLLATE "C" NOT NULL REFERENCES claims ON DELETE CASCADE,
  position integer NOT NULL,
  event text COLLATE "C" NOT NULL CHECK (event IN ('Received', 'Items Requested', 'Item Received',
    'Review Started', 'Paid', 'Denied')),
  happened_on date NOT NULL,
  note text,
  PRIMARY KEY (claim_number, position)
);
