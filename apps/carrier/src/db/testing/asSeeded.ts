import type pg from 'pg';

/**
 * Keeps the rows of every table beside it in the schema `seeded`, and a note of each table that is
 * written to afterwards: from then on `backToSeeded` takes changes back, whatever made them. The notes
 * have no key, so that no transaction waits for the note of another.
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

/** Neither foreign keys nor the triggers of the application have a say in it. */
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

/** What may be written before another copy of the database is quicker than taking it back: tables. */
const mostTables = 12;

/** Remembers a database as it is now. */
export async function keepAsSeeded(database: pg.Pool | pg.Client): Promise<void> {
  await database.query(keep);
}

/**
 * Takes back everything that was written since `keepAsSeeded`.
 *
 * @returns Whether it is as it was; what was done to its tables themselves is not taken back.
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
