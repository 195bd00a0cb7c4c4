-- Who had an item before the last assignment, so that the user who made it can take it back: the columns of the
-- former state, an empty object if there was none, and null if there is nothing to take back.
ALTER TABLE today_assignments ADD COLUMN former jsonb;
