-- A saved view also holds how its table looks: which columns, their order, how close the rows stand.
-- Null for a view that was saved without it.
ALTER TABLE saved_views ADD COLUMN table_view jsonb;
