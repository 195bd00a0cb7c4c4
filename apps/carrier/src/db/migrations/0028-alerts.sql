-- What an agent is told of, and where its alert e-mail goes (decisions, 3: /account-settings/alerts).
-- It is the producer's, and not the user's who saved it: home office that acts for an agent sets the
-- same preferences.

CREATE TABLE alert_settings (
  producer_id text COLLATE "C" PRIMARY KEY REFERENCES producers,
  -- Grows with each save and each deletion, so that nobody overwrites what somebody else saved.
  version integer NOT NULL,
  saved_at timestamptz NOT NULL,
  saved_by integer REFERENCES users ON DELETE SET NULL
);

-- One row an event; those without a row tell nothing.
CREATE TABLE alert_preferences (
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  event text NOT NULL CHECK (event IN ('RequirementAdded', 'RequirementOverdue', 'PolicyIssued',
    'PolicyLapsed', 'CommissionPosted', 'ClaimUpdate')),
  by_email boolean NOT NULL,
  in_portal boolean NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('AtOnce', 'Daily', 'Weekly')),
  PRIMARY KEY (producer_id, event)
);

CREATE TABLE distribution_emails (
  email_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  -- In lower case: nobody gets an alert twice.
  email text NOT NULL,
  added_at timestamptz NOT NULL,
  added_by integer REFERENCES users ON DELETE SET NULL,
  -- When a test message was last sent to it.
  tested_at timestamptz,
  UNIQUE (producer_id, email)
);
