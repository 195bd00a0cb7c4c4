import { openDatabase } from '@agent-portal/carrier/db/connection';
import { expect, test } from 'vitest';
import { startCarrier } from './startCarrier.ts';
import { engines } from './engines.ts';

type Settings = Readonly<Record<string, string>>;

/** Queries the database of a carrier that has ended. */
async function ask(settings: Settings, ...statements: readonly string[]): Promise<number[]> {
  const { DATABASE_URL: databaseUrl, CARRIER_DATA: dataFolder = '' } = settings;
  const { pool, close } = await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder });
  try {
    const counts: number[] = [];
    for (const statement of statements) {
      const { rows } = await pool.query<{ count: number }>(statement);
      counts.push(rows[0]?.count ?? 0);
    }
    return counts;
  } finally {
    await close();
  }
}

const counting = [
  'SELECT count(*)::int AS count FROM claims',
  'SELECT count(*)::int AS count FROM policies',
  "SELECT count(*)::int AS count FROM seed_steps WHERE name = 'claims'",
  "SELECT count(*)::int AS count FROM saved_views WHERE name = 'My own'",
];

async function startAndStop(settings: Settings): Promise<void> {
  const carrier = startCarrier(settings);
  await carrier.ready;
  carrier.kill('SIGTERM');
  await carrier.ended;
}

test.each(engines)(
  'a database without an area gets its data at the next start, even if a start is killed, on $name',
  async (engine) => {
    const settings = await engine.settings();
    await startAndStop(settings);
    const [claims = 0, policies] = await ask(settings, ...counting);
    await ask(
      settings,
      'DELETE FROM claims',
      // The deaths of three people have their own claims.
      "DELETE FROM seed_steps WHERE name IN ('claims', 'deaths')",
      "INSERT INTO saved_views SELECT user_id, producer_id, list, 'My own', query, saved_at FROM saved_views LIMIT 1",
    );

    const killed = startCarrier(settings);
    killed.onPrinted('Seeding the book of business', () => killed.kill('SIGKILL'));
    await killed.ended;
    expect(await ask(settings, ...counting)).toEqual([0, policies, 0, 1]);

    const before = startCarrier(settings);
    await before.ready;
    expect(before.printed.out).toContain('Seeding the book of business');
    before.kill('SIGTERM');
    await before.ended;
    expect(claims).toBeGreaterThan(0);
    expect(await ask(settings, ...counting)).toEqual([claims, policies, 1, 1]);

    const again = startCarrier(settings);
    await again.ready;
    expect(again.printed.out).not.toContain('Seeding');
  },
);
