-- Which users of an agency have which items of Today open. A row counts for a minute.

CREATE TABLE today_open (
  producer_id text COLLATE "C" NOT NULL REFERENCES producers,
  kind text COLLATE "C" NOT NULL,
  item_key text COLLATE "C" NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (producer_id, kind, item_key, user_id)
);
