import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateLife } from './generateLife.ts';
import { paidBefore } from './paidBefore.ts';
import { anyLife } from './anyLife.ts';

const since = '2020-01-01';
const stored = new Set(['First Year', 'Renewal', 'Chargeback']);

/** Sums amounts by agent and year, without zero sums. */
function sums(amounts: readonly (readonly [agentId: string, year: number, cents: number])[]) {
  const found = new Map<string, number>();
  for (const [agentId, year, cents] of amounts) {
    const key = `${agentId} ${year}`;
    found.set(key, (found.get(key) ?? 0) + cents);
  }
  return Object.fromEntries([...found].filter(([, cents]) => cents !== 0));
}

it('pays before the first cycle the same as lines would, without advances', () => {
  let paid = 0;
  const holds = (plan: Parameters<typeof paidBefore>[0]) => {
    const lines = generateLife({ ...plan, monthsAdvanced: 0, from: since }).lines.filter(
      ({ postedOn, transaction }) => postedOn < plan.from && stored.has(transaction),
    );
    const earlier = paidBefore(plan, since);
    paid += earlier.length;
    expect(sums(earlier.map((one) => [one.paidAgentId, one.year, one.cents]))).toEqual(
      sums(
        lines.map((line) => [
          line.paidAgentId,
          Number(line.postedOn.slice(0, 4)),
          line.commissionCents,
        ]),
      ),
    );
  };
  fc.assert(fc.property(anyLife, holds), { numRuns: 600 });
  expect(paid).toBeGreaterThan(0);
});

it('has no year before the first requested one', () => {
  const holds = (plan: Parameters<typeof paidBefore>[0]) => {
    const some = paidBefore(plan, '2023-01-01');
    expect(some.every(({ year }) => year >= 2023)).toBe(true);
    const all = paidBefore(plan, since).filter(({ year }) => year >= 2023);
    expect(sums(some.map((one) => [one.paidAgentId, one.year, one.cents]))).toEqual(
      sums(all.map((one) => [one.paidAgentId, one.year, one.cents])),
    );
  };
  fc.assert(fc.property(anyLife, holds), { numRuns: 300 });
});
