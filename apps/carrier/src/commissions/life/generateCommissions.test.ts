import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionOf } from '../amounts.ts';
import { balanceOf } from './chargesAtEnd.ts';
import type { LifePlan, Line } from './Life.ts';
import { generateCommissions, leastDebtCents, replacementReason } from './generateCommissions.ts';
import { anyLife } from './anyLife.ts';
import { paidBefore } from './paidBefore.ts';

const sumOf = (lines: readonly Pick<Line, 'commissionCents'>[]) =>
  lines.reduce((sum, { commissionCents }) => sum + commissionCents, 0);

const always = (holds: (plan: LifePlan) => void) =>
  fc.assert(fc.property(anyLife, holds), { numRuns: 400 });

describe('the commission on any policy', () => {
  it('is whole cents, in the order of the days, with no line after today', () => {
    always((plan) => {
      const { lines } = generateCommissions(plan);
      expect(lines.map(({ rowId }) => rowId)).toEqual(lines.map((_, index) => index + 1));
      for (const line of lines) {
        expect(Number.isSafeInteger(line.commissionCents)).toBe(true);
        expect(line.postedOn >= plan.firstDay || plan.policy.issueDate === null).toBe(true);
        expect(line.postedOn <= plan.today).toBe(true);
        expect(line.cycleEndDate >= line.postedOn).toBe(true);
      }
    });
  });

  it('is earned by premium × rate × split', () => {
    always((plan) => {
      for (const line of generateCommissions(plan).lines) {
        if (line.transaction !== 'First Year' && line.transaction !== 'Renewal') continue;
        expect(line.commissionCents).toBe(commissionOf(line));
        expect(line.transaction === 'First Year').toBe(line.policyYear === 1);
      }
    });
  });

  it('opens each advance once, recovers at most its amount, and leaves none on a policy that ended', () => {
    always((plan) => {
      const { lines, advances } = generateCommissions(plan);
      for (const advance of advances) {
        const opened = lines.filter(
          ({ advanceId, transaction }) => advanceId === advance.rowId && transaction === 'Advance',
        );
        expect(sumOf(opened)).toBe(advance.advancedCents);
        const left = balanceOf(lines, advance.rowId);
        expect(left >= 0 && left <= advance.advancedCents).toBe(true);
        const isOver = advance.isSecured && plan.policy.terminationDate != null;
        expect(isOver && left > 0).toBe(false);
      }
    });
  });

  it('reverses a line once by its amount, or an advance by its unrecovered part', () => {
    always((plan) => {
      const { lines } = generateCommissions(plan);
      const charges = lines.filter(({ transaction }) => transaction === 'Chargeback');
      expect(new Set(charges.map(({ reversesRowId }) => reversesRowId)).size).toBe(charges.length);
      for (const charge of charges) {
        const reversed = lines.find(({ rowId }) => rowId === charge.reversesRowId);
        expect(reversed?.paidAgentId).toBe(charge.paidAgentId);
        const isOfAdvance = charge.advanceId != null;
        const before = lines.slice(0, lines.indexOf(charge));
        const taken = isOfAdvance ? balanceOf(before, charge.advanceId) : reversed?.commissionCents;
        expect(charge.commissionCents).toBe(-(taken ?? 0));
        expect(isOfAdvance || commissionOf(charge) === charge.commissionCents).toBe(true);
      }
    });
  });

  it('takes back at most a small amount from a writing agent at once, and makes the rest a debt', () => {
    always((plan) => {
      const { lines } = generateCommissions(plan);
      for (const { agentId } of plan.writers) {
        const onThatDay = lines.filter(
          ({ paidAgentId, postedOn, dueOn, transaction }) =>
            paidAgentId === agentId &&
            postedOn === plan.policy.terminationDate &&
            (transaction === 'Chargeback' || (transaction === 'Advance' && dueOn == null)),
        );
        expect(sumOf(onThatDay)).toBeGreaterThan(-leastDebtCents);
      }
    });
  });

  it('says why a rate differs from the schedule', () => {
    always((plan) => {
      for (const line of generateCommissions(plan).lines) {
        if (line.transaction !== 'First Year') continue;
        expect(line.reason === replacementReason).toBe(plan.isReplacement);
      }
    });
  });
});

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

it('the commission before the first cycle is what lines would pay, without advances', () => {
  let paid = 0;
  const holds = (plan: Parameters<typeof paidBefore>[0]) => {
    const lines = generateCommissions({ ...plan, monthsAdvanced: 0, firstDay: since }).lines.filter(
      ({ postedOn, transaction }) => postedOn < plan.firstDay && stored.has(transaction),
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

it('the commission before the first cycle has no year before the first requested one', () => {
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
