import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { graceDays } from '../book/pastDue.ts';
import { addDays, daysBetween } from '../db/dates.ts';
import { topAgentId } from '../hierarchy/fixedPeople.ts';
import { aheadOfAll, decode, findCodes } from './queries/findCodes.ts';
import { nextAgeChange, nextAnniversary, nextBirthday } from './rules.ts';
import { sharedDatabase } from '../testing.ts';

const database = await sharedDatabase();
// Births and issue dates at the ends of months and on leap days.
await database.db.execute(sql`
  WITH odd AS (
    SELECT policy_number, (ARRAY['1972-02-29', '1980-08-29', '1980-08-30', '1980-08-31',
      '1984-12-31', '1984-03-01'])[1 + row_id % 6]::date AS day
    FROM policies WHERE status = 'Active' AND row_id % 4 = 0)
  UPDATE parties SET birth_date = day FROM odd
  WHERE odd.policy_number = parties.policy_number AND birth_date IS NOT NULL`);
await database.db.execute(sql`UPDATE policies SET issue_date = '2016-02-29'
  WHERE status = 'Active' AND row_id % 9 = 0`);

interface Stored {
  readonly rowId: number;
  readonly issueDate: string;
  readonly paidToDate: string;
  readonly position: number;
  readonly birthDate: string | null;
  readonly isInsured: boolean;
  readonly counts: boolean;
  readonly conversionEndsOn: string | null;
  readonly levelTermEndsOn: string | null;
}

/** The deadlines of the whole book, computed from every policy by the rules. */
async function expectedOn(today: string, days: number): Promise<string[]> {
  const { rows } = await database.db.execute<Record<keyof Stored, unknown>>(sql`
    SELECT row_id AS "rowId", issue_date::text AS "issueDate", paid_to_date::text AS "paidToDate",
      position, birth_date::text AS "birthDate", 'Insured' = ANY(parts) AS "isInsured",
      parts && ARRAY['Insured', 'Annuitant', 'Owner'] AS counts,
      conversion_ends_on::text AS "conversionEndsOn", level_term_ends_on::text AS "levelTermEndsOn"
    FROM policies JOIN parties USING (policy_number) LEFT JOIN policy_terms USING (policy_number)
    WHERE status = 'Active' AND (policy_number, position) NOT IN (
      SELECT policy_number, position FROM deceased_parties)`);
  return (rows as unknown as Stored[])
    .flatMap((row) => {
      const own: (readonly [string, string | null, number])[] =
        row.position > 1
          ? []
          : [
              ['Anniversary', nextAnniversary(row.issueDate, today), 0],
              ['ConversionEnd', row.conversionEndsOn, 0],
              ['TermEnd', row.levelTermEndsOn, 0],
              ['GraceEnd', row.paidToDate < today ? addDays(row.paidToDate, graceDays) : null, 0],
            ];
      if (row.birthDate !== null && row.counts) {
        own.push(['Birthday', nextBirthday(row.birthDate, today), row.position]);
        if (row.isInsured)
          own.push(['AgeChange', nextAgeChange(row.birthDate, today), row.position]);
      }
      return own.flatMap(([kind, day, position]) => {
        const daysLeft = day === null ? -1 : daysBetween(today, day);
        return daysLeft < 0 || daysLeft > days
          ? []
          : `${row.rowId} ${kind} ${daysLeft} ${position}`;
      });
    })
    .toSorted();
}

async function foundOn(today: string, days: number, scope: readonly string[] = [topAgentId]) {
  const { rowIds, codes } = await findCodes(database.db, scope, today, aheadOfAll(days));
  return [...codes].map((code, index) => {
    const { kind, daysLeft, position } = decode(code);
    return `${rowIds[index]} ${kind} ${daysLeft} ${position}`;
  });
}

describe('the deadlines of a book agree with the rules', () => {
  test.each([
    ['2026-11-18', 90],
    ['2026-11-18', 7],
    ['2027-02-20', 30],
    ['2028-02-22', 7],
    ['2027-12-28', 30],
    ['2027-03-01', 90],
  ])('on %s, within %i days', async (today, days) => {
    const expected = await expectedOn(today, days);
    expect(expected.length).toBeGreaterThan(20);
    expect((await foundOn(today, days)).toSorted()).toEqual(expected);
  });
});

test('deadlines are soonest first', async () => {
  const left = (await foundOn('2026-11-18', 90)).map((line) => Number(line.split(' ')[2]));
  expect(left).toEqual(left.toSorted((one, other) => one - other));
});

test('an agent sees only the deadlines of its book', async () => {
  const all = await foundOn('2026-11-18', 90);
  const own = await foundOn('2026-11-18', 90, ['4480055']);
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(all.length);
  expect(await foundOn('2026-11-18', 90, ['9999999'])).toEqual([]);
});
