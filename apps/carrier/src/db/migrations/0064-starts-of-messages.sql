-- When what a message announces begins, such as maintenance: the portal shows a banner before that.
ALTER TABLE temporary_messages ADD COLUMN starts_at timestamptz;
