import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from './connection.ts';
import { freshDatabase, testDatabaseUrl } from './testing.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

describe('a database, whichever engine', () => {
  it('is the engine that the tests were told to use', () => {
    expect(database.engine).toBe(testDatabaseUrl === undefined ? 'pglite' : 'postgresql');
  });

  it('gives dates as text, counts as numbers, amounts as text and moments in UTC', async () => {
    const { rows } = await database.db.execute(sql`
      SELECT date '2026-01-31' AS day, count(*) AS count, 12.50::numeric(6, 2) AS amount,
        timestamptz '2026-01-31 12:00:00Z' AS moment`);
    expect(rows).toEqual([
      { day: '2026-01-31', count: 1, amount: '12.50', moment: '2026-01-31 12:00:00+00' },
    ]);
  });

  it('takes dates as text without moving them', async () => {
    const { rows } = await database.pool.query('SELECT $1::date AS day', ['2026-03-08']);
    expect(rows).toEqual([{ day: '2026-03-08' }]);
  });

  it('fails with the error code of PostgreSQL and goes on', async () => {
    await expect(database.pool.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await expect(database.pool.query('SELECT $1::int', ['x'])).rejects.toMatchObject({
      code: '22P02',
    });
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('keeps its connection after an ordinary error of a statement, inside and outside a transaction', async () => {
    const { db, close, pool } = await freshDatabase('small', { maxConnections: 1 });
    await pool.query(`SELECT set_config('carrier.mark', 'kept', false)`);
    for (const wrong of ['SELECT 1 / 0', `SELECT E'\\x00'`, 'SELECT nothing', 'SELEC']) {
      await expect(pool.query(wrong)).rejects.toMatchObject({ severity: 'ERROR' });
    }
    await expect(db.transaction((tx) => tx.execute(sql`SELECT 1 / 0`))).rejects.toThrow('Failed');
    const { rows } = await pool.query(`SELECT current_setting('carrier.mark', true) AS mark`);
    expect(rows).toEqual([{ mark: 'kept' }]);
    await close();
  });

  it('takes back a transaction that throws', async () => {
    const { db } = database;
    await db.execute(sql`CREATE TABLE kept (what text)`);
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO kept VALUES ('half')`);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect((await db.execute(sql`SELECT * FROM kept`)).rows).toEqual([]);
  });

  it('answers many calls at once, each with its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => database.pool.query('SELECT $1::int AS n', [n])),
    );
    expect(answers.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it('carries answers of several megabytes', async () => {
    const { rows } = await database.pool.query(`SELECT repeat('x', 3000000) AS long`);
    expect(rows[0].long).toHaveLength(3_000_000);
  });
});

describe('a query that runs away', () => {
  it('is stopped in under 2 s while others go on, and nothing is lost', async () => {
    const { db, close } = await freshDatabase('small', { queryTimeoutMs: 1_000 });
    await db.execute(sql`CREATE TABLE acknowledged AS SELECT 7 AS seven`);
    let gap = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      gap = Math.max(gap, performance.now() - last);
      last = performance.now();
    }, 10);
    const start = performance.now();
    const runaway = db.execute(sql`SELECT count(*) FROM generate_series(1, 100000000000)`);
    const waiting = db.execute(sql`SELECT seven FROM acknowledged`);
    await expect(runaway).rejects.toThrow('Failed query');
    expect(performance.now() - start).toBeLessThan(2_000);
    expect((await waiting).rows).toEqual([{ seven: 7 }]);
    clearInterval(pulse);
    expect(gap).toBeLessThan(500);
    await close();
  });
});
