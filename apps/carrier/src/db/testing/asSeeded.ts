import type pg from 'pg';

/**
 * Copies the rows of every table to the schema `seeded`, and records each table that is written to
 * afterwards. From then on `backToSeeded` undoes any change. The records have no key, so that no
 * transaction waits for another's record.
 */
const keep = `
  CREATE SCHEMA seeded;
  CREATE TABLE seeded._changed (name text NOT NULL);
  CREATE FUNCTION seeded._note() RETURNS trigger LANGUAGE plpgsql AS $note$
  BEGIN
    INSERT INTO seeded._changed VALUES (TG_TABLE_NAME);
    RETURN NULL;
  END $note$;
  CREATE FUNCTION seeded._schema() RETURNS text LANGUAGE sql AS $schema$
    SELECT md5(string_agg(attrelid || ' ' || attnum || ' ' || attname, ',' ORDER BY attrelid, attnum))
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace
  $schema$;
  DO $keep$
  DECLARE one text;
  BEGIN
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('CREATE TABLE seeded.%I AS TABLE public.%I', one, one);
      EXECUTE format(
        'CREATE TRIGGER _note AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.%I
         FOR EACH STATEMENT EXECUTE FUNCTION seeded._note()', one);
    END LOOP;
  END $keep$;
  CREATE TABLE seeded._sequences AS
    SELECT format('%I.%I', schemaname, sequencename) AS name, start_value, last_value
    FROM pg_sequences WHERE schemaname = 'public';
  CREATE TABLE seeded._as_made AS SELECT seeded._schema() AS schema;
`;

/** Runs without foreign keys and the application's triggers. */
const takeBack = `
  DO $back$
  DECLARE one text; columns text;
  BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR one IN SELECT DISTINCT name FROM seeded._changed LOOP
      SELECT string_agg(quote_ident(column_name), ', ') INTO columns
      FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = one AND is_generated = 'NEVER';
      EXECUTE format('DELETE FROM public.%I', one);
      EXECUTE format('INSERT INTO public.%I (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM seeded.%I',
        one, columns, columns, one);
    END LOOP;
    PERFORM setval(name::regclass, coalesce(last_value, start_value), last_value IS NOT NULL)
    FROM seeded._sequences;
    DELETE FROM seeded._changed;
  END $back$;
`;

/** When more tables than this were written, a new copy of the database is quicker than undoing. */
const mostTables = 12;

/** Records the current state of a database. */
export async function keepAsSeeded(database: pg.Pool | pg.Client): Promise<void> {
  await database.query(keep);
}

/**
 * Undoes everything that was written since `keepAsSeeded`.
 *
 * @returns whether it was restored; it does not undo changes of the tables themselves
 */
export async function backToSeeded(database: pg.Pool | pg.Client): Promise<boolean> {
  const { rows } = await database.query<{ good: boolean }>(`
    SELECT schema = seeded._schema()
      AND (SELECT count(DISTINCT name) <= ${mostTables} FROM seeded._changed) AS good
    FROM seeded._as_made`);
  if (!rows[0]?.good) return false;
  await database.query(takeBack);
  return true;
}
