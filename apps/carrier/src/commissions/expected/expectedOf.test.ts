import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cyclesUntil } from '../cycles.ts';
import type { Line } from '../life/Life.ts';
import { generateCommissions } from '../life/generateCommissions.ts';
import { anyLife } from '../life/anyLife.ts';
import { ratesOf } from '../rates.ts';
import { addExpected, addReceived, noExpectation, type Paying } from './expectedOf.ts';

/** The last two years of a policy, cycle by cycle, for its first writing agent. */
const cyclesOfAnyLife = anyLife.map((plan) => {
  const [writer] = plan.writers;
  const agentId = writer?.agentId ?? '';
  const lines = generateCommissions(plan).lines.filter((line) => line.paidAgentId === agentId);
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

/** A policy with one premium of $100.00 due in the cycle, on November 18. */
const due: Paying = {
  policyNumber: 'NL0001A0001',
  productName: Object.keys(ratesOf)[0] ?? '',
  billingMode: 'Annual',
  issueDate: '2025-11-18',
  paidToDate: '2026-11-18',
  terminationDate: null,
  modalPremium: '100.00',
  agentId: 'A',
  splitThousandths: 1_000,
  paid: [{ agentId: 'A', level: 0 }],
};
const cycle = { cycleStartDate: '2026-11-16', cycleEndDate: '2026-11-30' };

/** The expected commission of the policy on a day, and why it was not received. */
function expectOn(today: string, changes: Partial<Paying> = {}) {
  const expectation = noExpectation();
  addExpected(expectation, { ...due, ...changes }, [], { ...cycle, today });
  const { expected, differences } = expectation;
  return { expected, differences: Object.fromEntries(differences) };
}

describe('a premium that was not paid', () => {
  it('is not yet due before its day, and unpaid from that day on', () => {
    const { expected } = expectOn('2026-11-17');
    expect(expected).toBeGreaterThan(0);
    expect(expectOn('2026-11-17').differences).toEqual({ 'Not yet due': -expected });
    expect(expectOn('2026-11-18').differences).toEqual({ 'Unpaid premium': -expected });
    expect(expectOn('2026-11-19').differences).toEqual({ 'Unpaid premium': -expected });
  });

  it('is expected only before the end of the policy', () => {
    const none = { expected: 0, differences: {} };
    expect(expectOn('2026-11-20', { terminationDate: '2026-11-17' })).toEqual(none);
    expect(expectOn('2026-11-20', { terminationDate: '2026-11-18' })).toEqual(none);
    const before = expectOn('2026-11-20', { terminationDate: '2026-11-19' });
    expect(before).toEqual(expectOn('2026-11-20'));
  });

  it('is expected at issue, even when the policy ends on that day', () => {
    const first = { issueDate: '2026-11-18', paidToDate: '2026-11-18' };
    const atIssue = expectOn('2026-11-20', { ...first, terminationDate: '2026-11-18' });
    expect(atIssue.expected).toBeGreaterThan(0);
  });

  it('is not expected of a policy that was not issued', () => {
    expect(expectOn('2026-11-20', { issueDate: null }).expected).toBe(0);
  });
});
