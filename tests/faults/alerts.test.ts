import { openDatabase } from '@agent-portal/carrier/db/connection';
import { describe, expect, test, vi } from 'vitest';
import type { Postgres } from '../../scripts/postgres.mjs';
import { startCarrier } from './startCarrier.ts';
import { ownPostgres } from './databases.ts';
import { isMiddleTier } from '../tiers.ts';

/** The embedded database has only one process. */
const postgres = await ownPostgres();

const rounds = isMiddleTier ? 4 : 8;

describe.skipIf(postgres === undefined)('two processes that send alerts', () => {
  const { url } = postgres ?? ({} as Postgres);

  test('send each alert once, and send all of them if one process is killed', async () => {
    const settings = { DATABASE_URL: url, CARRIER_DEMO: '1', ALERTS_EVERY: '1' };
    const [first, second] = [startCarrier(settings), startCarrier(settings)] as const;
    await Promise.all([first, second].map(({ ready }) => ready));
    const { pool, close } = await openDatabase({ databaseUrl: url });
    const { rows: added } = await pool.query<{ id: string; number: string }>(
      `SELECT requirement_id AS id, policy_number AS number FROM requirements
        JOIN policies USING (policy_number)
        WHERE agent_id = '4471902' AND status = 'Pending' AND due_on > '2026-11-20' AND met_on IS NULL
        ORDER BY requirement_id LIMIT ${rounds}`,
    );
    expect(added).toHaveLength(rounds);

    for (const [round, { id }] of added.entries()) {
      if (round === rounds / 2) first.kill('SIGKILL');
      await pool.query("UPDATE requirements SET due_on = '2026-11-17' WHERE requirement_id = $1", [
        id,
      ]);
      await vi.waitFor(
        async () => {
          const { rows } = await pool.query(
            "SELECT DISTINCT sent_to FROM outbox WHERE position('#' || $1 || E'\\n' IN body) > 0",
            [id],
          );
          expect(rows).toHaveLength(2);
        },
        { timeout: 60_000, interval: 50 },
      );
    }

    const { rows: lines } = await pool.query<{ line: string; times: number }>(
      `SELECT sent_to || ' ' || line AS line, count(*)::integer AS times
        FROM outbox, regexp_split_to_table(body, E'\\n') AS line
        WHERE line LIKE '%/policy/%' GROUP BY 1`,
    );
    await close();
    expect(lines.length).toBeGreaterThan(2 * rounds);
    expect(lines.filter(({ times }) => times > 1)).toEqual([]);
    second.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  }, 300_000);
});
