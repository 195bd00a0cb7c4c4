import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionOf } from '../amounts.ts';
import { balanceOf } from './chargesAtEnd.ts';
import type { LifePlan, Line } from './Life.ts';
import { generateLife, leastDebtCents, replacementReason } from './generateLife.ts';
import { anyLife } from './anyLife.ts';

const sumOf = (lines: readonly Pick<Line, 'commissionCents'>[]) =>
  lines.reduce((sum, { commissionCents }) => sum + commissionCents, 0);

const always = (holds: (plan: LifePlan) => void) =>
  fc.assert(fc.property(anyLife, holds), { numRuns: 400 });

describe('the commission on any policy', () => {
  it('is whole cents, in the order of the days, with no line after today', () => {
    always((plan) => {
      const { lines } = generateLife(plan);
      expect(lines.map(({ rowId }) => rowId)).toEqual(lines.map((_, index) => index + 1));
      for (const line of lines) {
        expect(Number.isSafeInteger(line.commissionCents)).toBe(true);
        expect(line.postedOn >= plan.from || plan.policy.issueDate === null).toBe(true);
        expect(line.postedOn <= plan.today).toBe(true);
        expect(line.cycleEndDate >= line.postedOn).toBe(true);
      }
    });
  });

  it('is earned by premium × rate × split', () => {
    always((plan) => {
      for (const line of generateLife(plan).lines) {
        if (line.transaction !== 'First Year' && line.transaction !== 'Renewal') continue;
        expect(line.commissionCents).toBe(commissionOf(line));
        expect(line.transaction === 'First Year').toBe(line.policyYear === 1);
      }
    });
  });

  it('opens each advance once, recovers at most its amount, and leaves none on a policy that ended', () => {
    always((plan) => {
      const { lines, advances } = generateLife(plan);
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
      const { lines } = generateLife(plan);
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
      const { lines } = generateLife(plan);
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
      for (const line of generateLife(plan).lines) {
        if (line.transaction !== 'First Year') continue;
        expect(line.reason === replacementReason).toBe(plan.isReplacement);
      }
    });
  });
});
