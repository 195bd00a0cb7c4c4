-- Who of an agency does what: items of Today that a user gave to a person of the agency, follow-ups that a
-- user gave to another, and who takes the open items of a sub-account after its last day.

CREATE TABLE today_assignments (
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  -- What the item is about, and its key. It stays the same when an item moves to a more urgent group.
  subject text COLLATE "C" NOT NULL,
  item_key text COLLATE "C" NOT NULL,
  -- The person who has it; null after it was returned to all.
  user_id integer REFERENCES users ON DELETE SET NULL,
  note text NOT NULL,
  -- Counts up with each change. A change of a version that was not read is rejected.
  version integer NOT NULL,
  -- Who gave it, the moment, and the business date of that moment.
  assigned_by integer REFERENCES users ON DELETE SET NULL,
  assigned_at timestamptz NOT NULL,
  assigned_on date NOT NULL,
  -- What the item was, for notices and the list of what was done.
  who text NOT NULL,
  what text NOT NULL,
  policy_number text COLLATE "C",
  PRIMARY KEY (producer_id, subject, item_key)
);
CREATE INDEX today_assignments_by_user ON today_assignments (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX today_assignments_by_giver ON today_assignments (assigned_by, assigned_at);

-- Who gave a follow-up to its owner, and the business date; null for one that the owner set.
ALTER TABLE follow_ups
  ADD COLUMN assigned_by integer REFERENCES users ON DELETE SET NULL,
  ADD COLUMN assigned_on date;
CREATE INDEX follow_ups_by_giver ON follow_ups (assigned_by) WHERE assigned_by IS NOT NULL;

-- Who takes the open items after the last day of a sub-account; null for its agent.
ALTER TABLE users ADD COLUMN takes_over integer REFERENCES users ON DELETE SET NULL;
