import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { graceDays } from '../book/pastDue.ts';
import { addDays } from '../db/dates.ts';
import { deadlinesAhead } from './queries/deadlinesAhead.ts';
import { sharedDatabase } from '../testing.ts';

const policyNumber = 'NL0018O0142';
const database = await sharedDatabase();
await database.db.execute(sql`UPDATE policies SET status = 'Active', paid_to_date = '2026-12-31'
  WHERE policy_number = ${policyNumber}`);

/** What one day reports about the policy. */
async function reportedOn(day: string): Promise<string[]> {
  const { rows } = await database.db.execute<{ detail: string }>(sql`
    SELECT detail FROM (${deadlinesAhead({ from: day, to: day })}) AS ahead
    WHERE policy_number = ${policyNumber} AND happened_on = ${day}::date ORDER BY detail`);
  return rows.map(({ detail }) => detail);
}

const ends = '2027-03-10';

describe('alerts report', () => {
  test.each([
    [90, ['Conversion right ends 03/10/2027']],
    [30, ['Conversion right ends 03/10/2027']],
    [7, ['Conversion right ends 03/10/2027']],
    [8, []],
    [0, []],
  ])('the end of the conversion right %i days ahead: %j', async (ahead, expected) => {
    await database.db.execute(sql`INSERT INTO policy_terms VALUES (${policyNumber}, ${ends}, NULL)
      ON CONFLICT (policy_number) DO UPDATE SET conversion_ends_on = ${ends}`);
    await database.db.execute(sql`UPDATE parties SET birth_date = '1980-01-15'
      WHERE policy_number = ${policyNumber}`);
    expect(await reportedOn(addDays(ends, -ahead))).toEqual(expected);
  });

  test('the end of grace 7 days ahead', async () => {
    await database.db.execute(sql`UPDATE policies SET paid_to_date = '2026-11-01'
      WHERE policy_number = ${policyNumber}`);
    const lapses = addDays('2026-11-01', graceDays);
    expect(await reportedOn(addDays(lapses, -7))).toEqual(['Grace period ends 12/02/2026']);
    expect(await reportedOn(addDays(lapses, -6))).toEqual([]);
  });

  test('a change of age 30 days ahead, over the end of the year', async () => {
    await database.db.execute(sql`UPDATE parties SET birth_date = '1980-07-05'
      WHERE policy_number = ${policyNumber} AND position = 1`);
    expect(await reportedOn('2026-12-06')).toEqual(['Age change 01/05/2027']);
    expect(await reportedOn('2026-12-07')).toEqual([]);
  });
});
