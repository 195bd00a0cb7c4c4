import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../connection.ts';
import { seededFolder } from '../folder/testFolder.ts';
import { checkpoint } from './checkpoint.ts';

/** PostgreSQL writes its own checkpoints. */
const openEmbedded = async () => openDatabase({ dataFolder: await seededFolder() });

/** Lets the log grow by segments of 16 MB. */
async function grow({ pool }: OpenDatabase, segments: number) {
  await pool.query('CREATE TABLE IF NOT EXISTS grown (a int)');
  for (let count = 0; count < segments; count += 1)
    await pool
      .query('INSERT INTO grown VALUES (1)')
      .then(() => pool.query('SELECT pg_switch_wal()'));
}

/** The bytes that the next opening has to replay. */
async function replayed({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 AS bytes
     FROM pg_control_checkpoint()`,
  );
  return rows[0]?.bytes ?? 0;
}

const megabyte = 1024 * 1024;

afterEach(() => vi.useRealTimers());

it('writes a checkpoint when the log is long, and none before', async () => {
  const database = await openEmbedded();
  await grow(database, 3);
  await checkpoint(database.db);
  expect(await replayed(database)).toBeGreaterThan(32 * megabyte);
  await grow(database, 2);
  await checkpoint(database.db);
  expect(await replayed(database)).toBeLessThan(megabyte);
  await database.close();
});

it('measures the log each minute while the database is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const database = await openEmbedded();
  await grow(database, 5);
  vi.advanceTimersByTime(60_000);
  // The only connection takes queries in their order.
  await expect.poll(() => replayed(database)).toBeLessThan(megabyte);
  await database.close();
  expect(vi.getTimerCount()).toBe(0);
});
