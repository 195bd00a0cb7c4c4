-- The steps of the seed that have been laid down, each once: an area that comes later is a step more.

CREATE TABLE seed_steps (
  name text PRIMARY KEY,
  laid_at timestamptz NOT NULL DEFAULT now()
);

-- A book from before there were steps has those whose tables were there when it was laid down: they
-- came in the same transaction as its first ones.
INSERT INTO seed_steps (name)
SELECT step.name
FROM (
  VALUES
    ('hierarchy', '0001-book-of-business.sql'),
    ('groups', '0001-book-of-business.sql'),
    ('policies', '0001-book-of-business.sql'),
    ('commissions', '0001-book-of-business.sql'),
    ('debt', '0001-book-of-business.sql'),
    ('production', '0001-book-of-business.sql'),
    ('list-bills', '0001-book-of-business.sql'),
    ('claims', '0001-book-of-business.sql'),
    ('cases', '0001-book-of-business.sql'),
    ('tax-forms', '0001-book-of-business.sql'),
    ('accounts', '0002-sessions.sql'),
    ('features', '0003-features.sql'),
    ('saved-views', '0009-saved-views-and-watches.sql'),
    ('watches', '0009-saved-views-and-watches.sql')
) AS step (name, migration)
JOIN migrations ON migrations.name = step.migration
JOIN migrations AS first ON first.name = '0001-book-of-business.sql'
WHERE migrations.applied_at = first.applied_at AND EXISTS (SELECT FROM seeds);

-- Content was laid down at a later start too, where there was none.
INSERT INTO seed_steps (name)
SELECT 'content' WHERE EXISTS (SELECT FROM content_footers);
