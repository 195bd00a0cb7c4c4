-- Electronic delivery as it happens: when and to which address an envelope went, what happened to it
-- and by whom. The cases of before knew days alone: their book gets that step of the seed anew.
DROP TABLE case_events, cases;
DELETE FROM seed_steps WHERE name = 'cases';

-- An envelope of documents on its way through signing. `event` and `event_at` are how far it is;
-- `version` grows with each change, so that nobody overwrites what somebody else changed.
CREATE TABLE cases (
  envelope_id text COLLATE "C" PRIMARY KEY,
  row_id integer NOT NULL UNIQUE,
  policy_number text COLLATE "C" NOT NULL REFERENCES policies,
  document text NOT NULL CHECK (document IN ('Application', 'Policy')),
  created_at timestamptz NOT NULL,
  recipient text NOT NULL,
  recipient_email text NOT NULL,
  event text COLLATE "C" NOT NULL
    CHECK (event IN ('Sent', 'Viewed', 'Signed', 'Completed', 'Declined', 'Expired', 'Voided')),
  event_at timestamptz NOT NULL,
  version integer NOT NULL
);
CREATE INDEX cases_of_policy ON cases (policy_number);
-- What may need somebody; the many that are completed do not stand in it.
CREATE INDEX cases_waiting ON cases (event, event_at)
  WHERE event IN ('Sent', 'Declined', 'Expired');

-- The history of an envelope. Who did it stands in `user_id`, where it was somebody of the portal.
CREATE TABLE case_events (
  envelope_id text COLLATE "C" NOT NULL REFERENCES cases,
  position integer NOT NULL,
  event text COLLATE "C" NOT NULL
    CHECK (event IN ('Sent', 'Viewed', 'Signed', 'Completed', 'Declined', 'Expired', 'Voided',
      'Resent', 'Address Changed')),
  happened_at timestamptz NOT NULL,
  user_id integer REFERENCES users ON DELETE SET NULL,
  note text,
  PRIMARY KEY (envelope_id, position)
);

-- Lists of cases are kept by the version of their book (0015).
CREATE TRIGGER cases_renew_books AFTER UPDATE ON cases
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_written_books();

-- E-mail that the carrier sent, whatever it was about.
CREATE TABLE outbox (
  message_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sent_at timestamptz NOT NULL,
  sent_to text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL
);
