import { getIssuedByMonth } from '@agent-portal/data/business/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { yearBefore } from '../db/dates.ts';
import { testToday } from '../db/testing.ts';
import { getIssued } from './getIssued.ts';
import { sharedDatabase } from '../testing.ts';

const dana = ['4471902', '4471918', '4471925'];
const june = ['4480055'];
const topAgent = ['4400001'];

const database = await sharedDatabase();

const issuedFor = (agentIds: readonly string[], today = testToday) =>
  getIssued(
    {
      db: database.db,
      today,
      now: () => new Date(`${today}T15:00:00Z`),
      isFeatureOn: async () => true,
    },
    { agentIds },
  );

interface Sold {
  readonly issued: string;
  readonly cents: number;
  readonly paths: string;
}

/** Every issued policy, with the paths of all who wrote it: knows nothing of scopes and months. */
async function everySale(): Promise<readonly Sold[]> {
  const { rows } = await database.db.execute<{ issued: string; cents: string; paths: string }>(sql`
    SELECT issue_date::text AS issued, (annualized_premium * 100)::bigint::text AS cents,
      (SELECT string_agg('/' || path, ' ') FROM writing_agents w JOIN agents a USING (agent_id)
        WHERE w.policy_number = p.policy_number) AS paths
    FROM policies p WHERE issue_date IS NOT NULL`);
  return rows.map(({ issued, cents, paths }) => ({ issued, cents: Number(cents), paths }));
}

describe('what was issued by month', () => {
  it.each([
    [dana, testToday],
    [june, testToday],
    [topAgent, testToday],
    [topAgent, '2026-10-31'],
    [topAgent, '2025-03-01'],
  ])('is what a plain count over the book of %j finds on %s', async (agentIds, today) => {
    const { months, through } = await issuedFor(agentIds, today);
    const own = (await everySale()).filter(({ paths }) =>
      agentIds.some((id) => paths.includes(`/${id}/`)),
    );
    const sumOf = (month: string, last: string) => {
      const sold = own.filter(({ issued }) => issued.startsWith(month) && issued <= last);
      const cents = sold.reduce((sum, sale) => sum + sale.cents, 0);
      return { policies: sold.length, annualizedPremium: (cents / 100).toFixed(2) };
    };
    expect(through).toBe(today);
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.month).toBe(`${today.slice(0, 7)}-01`);
    for (const { month, yearBefore: before, ...issued } of months) {
      expect([month, issued]).toEqual([month, sumOf(month.slice(0, 7), today)]);
      const earlier = yearBefore(month).slice(0, 7);
      expect([month, before]).toEqual([month, sumOf(earlier, yearBefore(today))]);
    }
  });

  it('is a year of zeros for an agent without policies, as the contract has it', async () => {
    const answer = await issuedFor(['0000000']);
    expect(z.safeParse(getIssuedByMonth.response, answer).error).toBeUndefined();
    expect(answer.months.map(({ policies }) => policies)).toEqual(Array(12).fill(0));
  });

  it('counts the year before a leap day to the 28th', () => {
    expect(yearBefore('2028-02-29')).toBe('2027-02-28');
    expect(yearBefore('2026-11-18')).toBe('2025-11-18');
  });
});
