-- Two users can have the same name, so a save names its user. The name stays when the account goes.
ALTER TABLE delivery_options ADD COLUMN saved_by_id integer REFERENCES users ON DELETE SET NULL;
