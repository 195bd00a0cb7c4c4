import fc from 'fast-check';
import { addDays, addMonths } from '../../db/dates.ts';
import { moneyOf } from '../../db/cents.ts';
import { cyclesUntil } from '../cycles.ts';
import { ratesOf } from '../rates.ts';
import type { LifePlan } from './Life.ts';

const today = '2026-11-18';

/** An arbitrary policy: its billing, its writing agents, and what happened to it. */
export const anyLife: fc.Arbitrary<LifePlan> = fc
  .record({
    productName: fc.constantFrom(...Object.keys(ratesOf)),
    billingMode: fc.constantFrom(
      'Monthly',
      'Quarterly',
      'Semi-Annual',
      'Annual',
      'List Bill',
      'Single',
    ),
    age: fc.integer({ min: 0, max: 1_800 }),
    ended: fc.option(fc.integer({ min: 0, max: 1_000 })),
    ahead: fc.integer({ min: -29, max: 60 }),
    isPending: fc.boolean(),
    reason: fc.constantFrom(
      'Premium not paid',
      'Surrendered',
      'Not taken',
      'Death claim paid',
      'Converted',
      'Declined by underwriting',
      'Initial premium payment declined',
    ),
    premium: fc.integer({ min: 1, max: 1_000_000 }),
    split: fc.option(fc.constantFrom(500, 600, 750)),
    monthsAdvanced: fc.constantFrom(0, 6, 9, 12),
    isReplacement: fc.boolean(),
  })
  .map((drawn): LifePlan => {
    const { age, ended, ahead, reason, premium, split, isPending } = drawn;
    const issueDate = addDays(today, -age);
    const endedOn = ended === null || ended > age ? null : addDays(issueDate, ended);
    const paidToDate = endedOn ?? addDays(today, ahead);
    return {
      monthsAdvanced: drawn.monthsAdvanced,
      isReplacement: drawn.isReplacement,
      policy: {
        policyNumber: 'NL0001A0001',
        productName: drawn.productName,
        billingMode: drawn.billingMode,
        status: isPending ? 'Pending' : endedOn === null ? 'Active' : 'Terminated',
        applicationDate: addDays(issueDate, -20),
        issueDate: isPending ? null : issueDate,
        paidToDate: isPending ? null : paidToDate < issueDate ? issueDate : paidToDate,
        terminationDate: isPending ? null : endedOn,
        reason: endedOn === null ? null : reason,
        firstPaymentDeclined: false,
        modalPremium: moneyOf(premium),
      },
      writers: [
        { agentId: 'A', splitThousandths: split ?? 1_000, upline: ['U', 'V'] },
        ...(split === null
          ? []
          : [{ agentId: 'B', splitThousandths: 1_000 - split, upline: ['U'] }]),
      ],
      firstDay: cyclesUntil(today)[0]?.cycleStartDate ?? addMonths(today, -36),
      today,
    };
  });
