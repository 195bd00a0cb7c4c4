import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, afterEach, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../connection.ts';
import { seededFolder } from '../folder/testFolder.ts';
import { isMiddleTier } from '../testing/tier.ts';
import { checkpoint } from './checkpoint.ts';

const rounds = isMiddleTier ? 1 : 3;

/** Writes numbers in order, and prints each one once the database has acknowledged it. */
const writer = `
  const { openDatabase } = await import(process.argv[1]);
  const { pool } = await openDatabase({ dataFolder: process.argv[2] });
  await pool.query('CREATE TABLE IF NOT EXISTS written (n integer)');
  for (let n = Number(process.argv[3]); ; n += 1) {
    await pool.query('INSERT INTO written VALUES ($1)', [n]);
    process.stdout.write(n + '\\n');
  }`;

/** Continues the writer from `from`, kills it in the middle, and returns the last number it printed. */
async function writeAndKill(dataFolder: string, from: number): Promise<number> {
  const module = new URL('../connection.ts', import.meta.url).href;
  const args = ['--input-type=module', '-e', writer, module, dataFolder, String(from)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let last = from - 1;
  for await (const line of createInterface(child.stdout)) {
    last = Number(line);
    if (last === from + 60) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return last;
}

it(
  'a killed process loses no acknowledged write and leaves no lock',
  { timeout: 180_000 },
  async () => {
    const dataFolder = await seededFolder();
    let next = 1;
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged = await writeAndKill(dataFolder, next);
      expect(acknowledged).toBeGreaterThanOrEqual(next + 60);
      const { pool, close } = await openDatabase({ dataFolder });
      const { rows } = await pool.query('SELECT max(n) AS last, count(*) AS count FROM written');
      expect(rows[0].last).toBeGreaterThanOrEqual(acknowledged);
      expect(rows[0].count).toBe(rows[0].last);
      next = rows[0].last + 1;
      await close();
    }
  },
);

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

it('the carrier writes a checkpoint when the log is long, and none before', async () => {
  const database = await openEmbedded();
  await grow(database, 3);
  await checkpoint(database.db);
  expect(await replayed(database)).toBeGreaterThan(32 * megabyte);
  await grow(database, 2);
  await checkpoint(database.db);
  expect(await replayed(database)).toBeLessThan(megabyte);
  await database.close();
});

it('the carrier measures the log each minute while the database is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const database = await openEmbedded();
  await grow(database, 5);
  vi.advanceTimersByTime(60_000);
  // The only connection takes queries in their order.
  await expect.poll(() => replayed(database)).toBeLessThan(megabyte);
  await database.close();
  expect(vi.getTimerCount()).toBe(0);
});
