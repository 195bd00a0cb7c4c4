import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultQueryTimeoutMs, type OpenDatabase } from './connection.ts';
import { newDatabase, testDatabaseUrl } from './testing.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await newDatabase({ queryTimeoutMs: 60_000 });
});
afterAll(() => database.close());

describe('a database on either engine', () => {
  it('is the engine that the tests chose', () => {
    expect(database.engine).toBe(testDatabaseUrl === undefined ? 'pglite' : 'postgresql');
  });

  it('returns dates as text, counts as numbers, amounts as text and moments in UTC', async () => {
    const { rows } = await database.db.execute(sql`
      SELECT date '2026-01-31' AS day, count(*) AS count, 12.50::numeric(6, 2) AS amount,
        timestamptz '2026-01-31 12:00:00Z' AS moment`);
    expect(rows).toEqual([
      { day: '2026-01-31', count: 1, amount: '12.50', moment: '2026-01-31 12:00:00+00' },
    ]);
  });

  it('accepts dates as text without shifting them', async () => {
    const { rows } = await database.pool.query('SELECT $1::date AS day', ['2026-03-08']);
    expect(rows).toEqual([{ day: '2026-03-08' }]);
  });

  it('fails with the error code of PostgreSQL and keeps working', async () => {
    await expect(database.pool.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await expect(database.pool.query('SELECT $1::int', ['x'])).rejects.toMatchObject({
      code: '22P02',
    });
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('keeps its connection after an ordinary error of a statement, inside and outside a transaction', async () => {
    const { db, close, pool } = await newDatabase({ queryTimeoutMs: 60_000, maxConnections: 1 });
    await pool.query(`SELECT set_config('carrier.mark', 'stored', false)`);
    for (const wrong of ['SELECT 1 / 0', `SELECT E'\\x00'`, 'SELECT nothing', 'SELEC']) {
      await expect(pool.query(wrong)).rejects.toMatchObject({ severity: 'ERROR' });
    }
    await expect(db.transaction((tx) => tx.execute(sql`SELECT 1 / 0`))).rejects.toThrow('Failed');
    const { rows } = await pool.query(`SELECT current_setting('carrier.mark', true) AS mark`);
    expect(rows).toEqual([{ mark: 'stored' }]);
    await close();
  });

  it('rolls back a transaction that throws', async () => {
    const { db } = database;
    await db.execute(sql`CREATE TABLE stored (what text)`);
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO stored VALUES ('half')`);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect((await db.execute(sql`SELECT * FROM stored`)).rows).toEqual([]);
  });

  it('answers many parallel calls, each with its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => database.pool.query('SELECT $1::int AS n', [n])),
    );
    expect(answers.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it('returns answers of several megabytes', async () => {
    const { rows } = await database.pool.query(`SELECT repeat('x', 3000000) AS long`);
    expect(rows[0].long).toHaveLength(3_000_000);
  });
});

/** How each engine stops a query, and its own limit. */
const stopped = {
  pglite: { cause: { name: 'QueryTimeoutError' }, limit: '0' },
  postgresql: { cause: { code: '57014' }, limit: `${defaultQueryTimeoutMs}ms` },
} as const;

describe('a query that runs away', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is stopped in under 2 s while others continue, and nothing is lost', async () => {
    const { db, engine, pool, close } = await newDatabase({});
    await db.execute(sql`CREATE TABLE acknowledged AS SELECT 7 AS seven`);
    // PGlite's watchdog reads this clock, which goes on when the test says so; PostgreSQL has its own.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isStopped = false;
    const runaway = db.execute(sql`SELECT count(*) FROM generate_series(1, 100000000000)`);
    const failure = runaway.catch((error: unknown) => {
      isStopped = true;
      return error;
    });
    const waiting = db.execute(sql`SELECT seven FROM acknowledged`);
    // A query that ran in the main loop would let none of these turns come.
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    expect(engine === 'pglite' && isStopped).toBe(false);
    vi.advanceTimersByTime(1_999);
    expect(await failure).toMatchObject({ cause: stopped[engine].cause });
    const { rows } = await pool.query('SHOW statement_timeout');
    expect(rows).toEqual([{ statement_timeout: stopped[engine].limit }]);
    expect(defaultQueryTimeoutMs).toBeLessThan(2_000);
    expect((await waiting).rows).toEqual([{ seven: 7 }]);
    await close();
  });
});
