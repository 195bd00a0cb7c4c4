-- An agent can share a saved view with its sub-accounts, or also with its downline. Each reader sees its
-- own book through it. A reader can get it by e-mail.

ALTER TABLE saved_views
  ADD COLUMN view_id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN shared_with text CHECK (shared_with IN ('Delegates', 'Downline'));
CREATE INDEX saved_views_shared ON saved_views (producer_id, list) WHERE shared_with IS NOT NULL;

CREATE TABLE view_digests (
  view_id integer NOT NULL REFERENCES saved_views (view_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  frequency text NOT NULL CHECK (frequency IN ('Daily', 'Weekly')),
  -- The day of the last digest, and how many policies the view had then. Null before the first one.
  sent_on date,
  sent_count integer,
  -- The first day that a digest may be sent for: the day after it was chosen.
  starts_on date NOT NULL,
  PRIMARY KEY (view_id, user_id, producer_id)
);
CREATE INDEX view_digests_of_user ON view_digests (user_id, producer_id);
