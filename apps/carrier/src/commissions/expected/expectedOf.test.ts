import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cyclesUntil } from '../cycles.ts';
import type { Line } from '../life/Life.ts';
import { generateLife } from '../life/generateLife.ts';
import { anyLife } from '../life/anyLife.ts';
import { addExpected, addReceived, noExpectation } from './expectedOf.ts';

/** The last two years of a policy, cycle by cycle, for its first writing agent. */
const cyclesOfAnyLife = anyLife.map((plan) => {
  const [writer] = plan.writers;
  const agentId = writer?.agentId ?? '';
  const lines = generateLife(plan).lines.filter((line) => line.paidAgentId === agentId);
  const paying = {
    ...plan.policy,
    terminationDate: plan.policy.terminationDate ?? null,
    agentId,
    splitThousandths: writer?.splitThousandths ?? 0,
    paid: [{ agentId, level: 0 }],
  };
  const cycles = cyclesUntil(plan.today).slice(-48);
  const open = cycles.at(-1)?.cycleEndDate;
  const spans = cycles.map((cycle) => {
    const span = { ...cycle, today: plan.today };
    const ofCycle = lines.filter(({ cycleEndDate }) => cycleEndDate === cycle.cycleEndDate);
    const known = lines.filter(
      ({ cycleEndDate }) => cycleEndDate === cycle.cycleEndDate || cycleEndDate === open,
    );
    const expectation = noExpectation();
    addExpected(expectation, paying, known, span);
    for (const line of ofCycle) addReceived(expectation, line, span);
    return { expectation, ofCycle };
  });
  return { plan, spans };
});

const sumOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { commissionCents }) => sum + commissionCents, 0);

describe('the expected commission of a policy in a cycle', () => {
  it('equals the received one, except for explained differences', () => {
    fc.assert(
      fc.property(cyclesOfAnyLife, ({ spans }) => {
        for (const { expectation, ofCycle } of spans) {
          const { expected, received, differences } = expectation;
          const explained = [...differences.values()].reduce((sum, cents) => sum + cents, 0);
          expect(received).toBe(sumOf(ofCycle));
          expect(expected + explained).toBe(received);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has another rate only for a policy that replaces one', () => {
    fc.assert(
      fc.property(cyclesOfAnyLife, ({ plan, spans }) => {
        for (const { expectation, ofCycle } of spans) {
          const isHalved =
            plan.isReplacement && ofCycle.some(({ transaction }) => transaction === 'First Year');
          // Half a cent is not a difference.
          expect(!isHalved && expectation.differences.has('Rate')).toBe(false);
          expect((expectation.differences.get('Rate') ?? 0) <= 0).toBe(true);
        }
        const isPaidInFirstYear = spans.some(({ ofCycle }) =>
          ofCycle.some((line) => line.transaction === 'First Year' && line.commissionCents > 1),
        );
        const hasRate = spans.some(({ expectation }) => expectation.differences.has('Rate'));
        expect(hasRate || !plan.isReplacement || !isPaidInFirstYear).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is paid when due by a policy in force without an advance', () => {
    fc.assert(
      fc.property(cyclesOfAnyLife, ({ plan, spans }) => {
        const isPlain =
          plan.policy.status === 'Active' && plan.monthsAdvanced === 0 && !plan.isReplacement;
        const paidTo = plan.policy.paidToDate ?? '';
        for (const { expectation } of isPlain && paidTo > plan.today ? spans.slice(0, -1) : []) {
          expect([...expectation.differences.keys()]).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
