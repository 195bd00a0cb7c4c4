-- A contact with the client is about any item of Today, a requirement or a policy, and no longer only about a late
-- premium. It has the subject and the key of a follow-up.

ALTER TABLE lapse_calls RENAME TO contacts;
ALTER TABLE contacts RENAME COLUMN called_on TO contacted_on;
ALTER TABLE contacts RENAME COLUMN called_at TO contacted_at;
ALTER TABLE contacts
  DROP CONSTRAINT lapse_calls_pkey,
  DROP CONSTRAINT lapse_calls_outcome_check,
  ADD CHECK (outcome IN ('Reached', 'LeftMessage', 'EmailSent', 'WillPay', 'WillNotPay')),
  -- A pending policy is paid to no day.
  ALTER COLUMN paid_to_date DROP NOT NULL,
  ADD COLUMN subject text COLLATE "C" NOT NULL DEFAULT 'policy',
  ADD COLUMN item_key text COLLATE "C",
  -- What the item is, and who it is about; empty for the insured of the policy.
  ADD COLUMN what text,
  ADD COLUMN who text NOT NULL DEFAULT '',
  -- For everyone who may see the item.
  ADD COLUMN note text NOT NULL DEFAULT '';
UPDATE contacts SET item_key = policy_number,
  what = (SELECT product_name FROM policies WHERE policies.policy_number = contacts.policy_number);
ALTER TABLE contacts
  ALTER COLUMN subject DROP DEFAULT,
  ALTER COLUMN item_key SET NOT NULL,
  ALTER COLUMN what SET NOT NULL,
  ALTER COLUMN who DROP DEFAULT,
  ALTER COLUMN note DROP DEFAULT,
  -- The contacts of an item are numbered from 1. Two users who read the same last one cannot both add one.
  ADD PRIMARY KEY (subject, item_key, version);
CREATE INDEX contacts_by_policy ON contacts (policy_number);
CREATE INDEX contacts_by_user ON contacts (user_id, contacted_at);
