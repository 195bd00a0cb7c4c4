-- The display settings of people. They belong to the user, not to the agent that it acts for, because they are
-- about the eyes and hands of a person.

CREATE TABLE display_settings (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- The body of the call that saved them. Readers validate it, because it can come from an older version.
  settings jsonb NOT NULL
);
