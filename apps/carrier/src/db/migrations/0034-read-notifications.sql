-- Notifications that people have read. They belong to the user together with the producer it acts for,
-- as watches do; home office that acts for nobody has its own, with an empty producer_id.

CREATE TABLE read_notifications (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  producer_id text COLLATE "C" NOT NULL,
  -- As the portal names it: it holds no name, no policy number and no amount.
  notification_key text COLLATE "C" NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, producer_id, notification_key)
);
