-- Alerts go out by e-mail, each once: what was told of stands here.

-- The business date from which an event is told of by e-mail: nobody gets what happened before.
ALTER TABLE alert_preferences ADD COLUMN emailed_from date;
UPDATE alert_preferences
  SET emailed_from = coalesce((SELECT business_date FROM seeds), current_date);
ALTER TABLE alert_preferences ALTER COLUMN emailed_from SET NOT NULL;
CREATE INDEX alert_preferences_by_email ON alert_preferences (event) WHERE by_email;

-- Written in the transaction that writes the e-mail: of two processes one gets the row.
CREATE TABLE alert_sent (
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  event text COLLATE "C" NOT NULL,
  -- What it is about: a requirement, a policy, a claim with its status, a cycle.
  subject text COLLATE "C" NOT NULL,
  happened_on date NOT NULL,
  PRIMARY KEY (producer_id, event, subject, happened_on)
);
CREATE INDEX alert_sent_by_day ON alert_sent (happened_on);

-- One digest a day or a week: what comes later that day waits for the next.
CREATE TABLE alert_digests (
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  frequency text NOT NULL CHECK (frequency IN ('Daily', 'Weekly')),
  digest_on date NOT NULL,
  PRIMARY KEY (producer_id, frequency, digest_on)
);
CREATE INDEX alert_digests_by_day ON alert_digests (digest_on);

-- What happened on some days is read by its day, and never the whole book.
CREATE INDEX requirements_open_by_requested_on ON requirements (requested_on)
  WHERE met_on IS NULL;
CREATE INDEX requirements_open_by_due_on ON requirements (due_on) WHERE met_on IS NULL;
CREATE INDEX policies_lapsed_by_day ON policies (status_date) WHERE status = 'Lapsed';
CREATE INDEX claims_by_updated_on ON claims (updated_on);
