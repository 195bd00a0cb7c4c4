-- Today: when users opened the page, and which items of their queue they put off. Both belong to the user
-- together with the producer it acts for, like a follow-up.

CREATE TABLE today_visits (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  -- When the current visit began, and the business date of that day.
  visited_at timestamptz NOT NULL,
  visited_on date NOT NULL,
  -- The business date of the visit before; null during the first visit.
  since_on date,
  PRIMARY KEY (user_id, producer_id)
);

CREATE TABLE today_skips (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  -- A group of the queue, and the key of the item in it.
  kind text COLLATE "C" NOT NULL,
  item_key text COLLATE "C" NOT NULL,
  -- The item is hidden before this day.
  until_on date NOT NULL,
  reason text NOT NULL,
  skipped_at timestamptz NOT NULL,
  -- What the item was, for the list of what was done.
  who text NOT NULL,
  what text NOT NULL,
  policy_number text COLLATE "C",
  PRIMARY KEY (user_id, producer_id, kind, item_key)
);

-- What a user did today is found by the user and the moment.
CREATE INDEX action_items_by_user ON action_items (user_id, taken_at);
CREATE INDEX case_events_by_user ON case_events (user_id, happened_at) WHERE user_id IS NOT NULL;
