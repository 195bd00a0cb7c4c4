import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { transactionTypes } from '@agent-portal/data/production/productionFilterShape';
import { addDays } from '../db/dates.ts';
import { testToday } from '../db/testing.ts';
import { reseed } from '../db/testing/reseed.ts';
import { isMiddleTier, seedsOfTier } from '../db/testing/tier.ts';
import { type Compared, sumOf } from './amounts.ts';
import type { AskedProduction } from './askedOf.ts';
import { findAgentSums } from './queries/findAgentSums.ts';
import { findDetailOrder, findDetails } from './queries/findDetails.ts';
import { findGroupingSums, findMonthSums, findProductSums } from './queries/sums.ts';
import { findGroupSums } from './queries/findGroupSums.ts';
import { type PlainCredit, plainCredits, plainSum, readCredits } from './queries/testCredits.ts';
import { sharedDatabase } from '../testing.ts';

let credits: readonly PlainCredit[];

const database = await sharedDatabase();

const agents = ['4400001', '4471902', '4473310', '4470057', '4480011', '4500003', '4480055'];
const scopes: readonly (readonly string[])[] = [
  ...agents.map((id) => [id]),
  ['4471902', '4471918', '4471925'],
  // One below the other.
  ['4473310', '4471902'],
  ['9999999'],
];

const day = fc.integer({ min: 0, max: 1_400 }).map((back) => addDays(testToday, -back));
const some = <T>(values: readonly T[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined, freq: 3 });

const anyAsked = fc.record({
  scope: fc.constantFrom(...scopes),
  businessType: fc.constantFrom('Individual' as const, 'Worksite' as const),
  filters: fc.record({
    agentValues: some(agents),
    marketCodeValues: some(['NFM', 'NFW', 'NFI']),
    transactionTypeValues: some(transactionTypes),
    lineOfBusinessValues: some(['Life', 'Health', 'Annuity']),
    fromDate: day,
    toDate: fc.constantFrom(testToday, '2025-12-31', '2024-02-29'),
    transactionFromDate: day,
    transactionToDate: fc.constant(testToday),
  }),
});

/** The simple sums of the requested production, optionally only of some agents. */
const plain = (
  scope: readonly string[],
  asked: AskedProduction,
  isOf: (credit: PlainCredit) => boolean = () => true,
): Compared => ({
  now: plainSum(plainCredits(credits, scope, asked).filter(isOf)),
  before: plainSum(plainCredits(credits, scope, asked, 'before').filter(isOf)),
});

describe.each(seedsOfTier)('the book of %s', (name) => {
  beforeAll(async () => {
    if (name !== 'northfield') await reseed(database.db, name);
    credits = await readCredits(database.db);
  }, 60_000);

  it('has production of both kinds and all transactions, three years back', () => {
    const kinds = new Set(credits.map(({ business, type }) => `${business} ${type}`));
    expect(kinds.size).toBe(6);
    const years = new Set(credits.map(({ happened }) => happened.slice(0, 4)));
    expect([...years].toSorted()).toEqual(['2023', '2024', '2025', '2026']);
    expect(credits.every(({ counted }) => counted <= testToday)).toBe(true);
  });

  it('splits each transaction completely, and takes back issued credit to the cent', async () => {
    const { rows } = await database.db.execute(sql`
      SELECT policy_number, transaction_type FROM production_credits c JOIN policies p
        USING (policy_number)
      GROUP BY policy_number, transaction_type, annualized_premium
      HAVING sum(share) <> 1000 OR abs(sum(premium_cents)) <> annualized_premium * 100`);
    expect(rows).toEqual([]);
    const key = ({ policyNumber, agentId }: PlainCredit) => `${policyNumber} ${agentId}`;
    const ofType = (type: string) => credits.filter((credit) => credit.type === type);
    const issued = new Map(ofType('Issued').map((credit) => [key(credit), credit]));
    expect(ofType('Cancelled').length).toBeGreaterThan(5);
    for (const cancelled of ofType('Cancelled')) {
      const { premium = 0, credit = 0 } = issued.get(key(cancelled)) ?? {};
      expect([cancelled.premium, cancelled.credit]).toEqual([-premium, -credit]);
    }
    expect(ofType('Submitted').every(({ credit }) => credit === 0)).toBe(true);
  });

  it('is the same by agent, product, market, month and transaction, for any filter', async () => {
    const { db } = database;
    const runs = { numRuns: isMiddleTier ? 15 : 40 };
    await fc.assert(
      fc.asyncProperty(anyAsked, async ({ scope, ...asked }) => {
        const whole = plain(scope, asked);
        expect(sumOf(await findAgentSums(db, scope, asked))).toEqual(whole);
        expect(sumOf(await findProductSums(db, scope, asked))).toEqual(whole);
        for (const grouping of ['Agent', 'MarketCode', 'LineOfBusiness', 'Product'] as const) {
          expect(sumOf(await findGroupingSums(db, scope, asked, grouping))).toEqual(whole);
        }
        const worksite = { ...asked, businessType: 'Worksite' as const };
        const grouped = plain(scope, worksite);
        expect(sumOf(await findGroupSums(db, scope, worksite, 'agent'))).toEqual(grouped);
        expect(sumOf(await findGroupSums(db, scope, worksite, 'all'))).toEqual(grouped);
        const months = await findMonthSums(db, scope, asked);
        expect(months.reduce((sum, { now }) => sum + now, 0)).toBe(whole.now.credit);
        expect(months.reduce((sum, { before }) => sum + before, 0)).toBe(whole.before.credit);
      }),
      runs,
    );
  });

  it('equals the details, row by row', async () => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(anyAsked, async ({ scope, ...asked }) => {
        const order = { field: 'premium', direction: 'asc' } as const;
        const rowIds = await findDetailOrder(db, scope, asked, order);
        const rows = await findDetails(db, rowIds);
        const found = rows.map(
          (row) =>
            `${row.policyNumber} ${row.agentId} ${row.transactionType} ${row.premium} ${row.productionCredit}`,
        );
        const money = (cents: number) => (cents / 100).toFixed(2);
        const expected = plainCredits(credits, scope, asked).map(
          ({ policyNumber, agentId, type, premium, credit }) =>
            `${policyNumber} ${agentId} ${type} ${money(premium)} ${money(credit)}`,
        );
        expect(new Set(found)).toEqual(new Set(expected));
        expect(found).toHaveLength(expected.length);
        const premiums = rows.map(({ premium }) => Number(premium));
        expect(premiums).toEqual(premiums.toSorted((a, b) => a - b));
      }),
      { numRuns: isMiddleTier ? 8 : 20 },
    );
  });

  it('shows each agent of a downline with the sum of all agents below it', async () => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(anyAsked, async ({ scope, ...asked }) => {
        for (const { topId, belowId, hasDownline, ...sums } of await findAgentSums(
          db,
          scope,
          asked,
        )) {
          const isOwn = belowId === '';
          const isOf = ({ above }: PlainCredit) =>
            isOwn ? above.at(-1) === topId : above.includes(belowId);
          expect(sums).toEqual(plain([topId], asked, isOf));
          const again = isOwn ? [sums] : await findAgentSums(db, [belowId], asked);
          expect(sumOf(again)).toEqual(sums);
          expect(hasDownline && isOwn).toBe(false);
        }
      }),
      { numRuns: isMiddleTier ? 4 : 10 },
    );
  });
});
