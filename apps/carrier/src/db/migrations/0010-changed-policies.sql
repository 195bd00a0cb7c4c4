-- When a policy or one of its requirements was last written, for the marks of what has changed since
-- the last visit of a list. What the book was laid down with has none: its dates say when it happened.

ALTER TABLE policies ADD COLUMN changed_at timestamptz;
ALTER TABLE requirements ADD COLUMN changed_at timestamptz;
ALTER TABLE requirements ALTER COLUMN changed_at SET DEFAULT now();

CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END
$$;

CREATE TRIGGER policies_changed BEFORE UPDATE ON policies
  FOR EACH ROW EXECUTE FUNCTION note_change();
CREATE TRIGGER requirements_changed BEFORE UPDATE ON requirements
  FOR EACH ROW EXECUTE FUNCTION note_change();
