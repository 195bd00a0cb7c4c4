import * as z from 'zod/mini';
import { dateParam, isoDate, isoDateTime, money } from '../../shapes.ts';
import { endpoint } from '../../endpoint.ts';
import { agentRef, insuredClient } from '../../policies/shapes.ts';
import { pagingParams } from '../../list.ts';
import { intParam } from '../../shapes.ts';
import { commissionsAccess as access } from '../commissionsAccess.ts';
import { agentIdParam, numberedPageEnvelope } from '../writingAgentParams.ts';
import { commissionCycle, commissionLine } from '../shapes.ts';

const shared = {
  method: 'GET',
  effect: 'read',
  access,
  isOptional: true,
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

const whose = { AgentId: agentIdParam, CycleEndDate: z.optional(dateParam) };

/** The commission of one month, this year and last year. */
const monthOfYears = z.object({
  /** 1 to 12. */
  month: z.int(),
  currentYear: money,
  previousYear: money,
});

export const getCommissionSummary = endpoint({
  ...shared,
  name: 'getCommissionSummary',
  path: '/API/CommissionsAndDebt/Commissions/Summary',
  source: '[S3] Commission summary, Commission cycle',
  summary:
    'The cycles of an agent, the last one first, and the year and its months up to the cycle asked ' +
    'for, against the year before up to the same cycle.',
  query: z.strictObject(whose),
  response: z.object({
    taxableCommissionsTotal: money,
    firstYearCommissionsCurrentYear: money,
    firstYearCommissionsPreviousYear: money,
    renewalCommissionsCurrentYear: money,
    renewalCommissionsPreviousYear: money,
    /** Commission that is neither first year nor renewal, so that the parts add up to the year. */
    otherCommissionsCurrentYear: money,
    /** The total of the year before up to the same cycle. */
    commissionsPreviousYear: money,
    cycle: commissionCycle,
    cycles: z.array(commissionCycle),
    /** From January to the month of the requested cycle, whose end is the end in both years. */
    months: z.array(monthOfYears),
    asOf: isoDateTime,
  }),
});

const term = z.object({ label: z.string(), amount: money });

/** Another line that a trace refers to. */
const lineRef = z.object({
  lineId: z.int(),
  policyNumber: z.string(),
  transaction: commissionLine.shape.transaction,
  cycleDate: isoDate,
  commission: money,
});

export const getCommissionTrace = endpoint({
  ...shared,
  name: 'getCommissionTrace',
  path: '/API/CommissionsAndDebt/Commissions/Lines/{lineId}/Trace',
  source: 'an extension: how an amount was calculated',
  summary:
    'How a line of commission was calculated, as a sum. 404 for a line outside the book of business.',
  params: z.strictObject({ lineId: intParam(1, 999_999_999) }),
  response: z.object({
    line: commissionLine,
    paidTo: agentRef,
    postedOn: isoDate,
    /** When the premium was due; null for a line without a premium. */
    dueOn: z.nullable(isoDate),
    policyYear: z.int(),
    /** Share of the commission, a fraction of 1; null if no other agent shares it. */
    split: z.nullable(z.number()),
    isOverride: z.boolean(),
    /** The amount is their sum. */
    terms: z.array(term),
    reason: z.nullable(z.string()),
    reverses: z.nullable(lineRef),
    /** The line that reversed this one. */
    reversedBy: z.nullable(lineRef),
    /** The effect of the line on a debt; null without a debt. */
    debt: z.nullable(
      z.object({
        advanceId: z.int(),
        isSecured: z.boolean(),
        openedOn: isoDate,
        before: money,
        after: money,
      }),
    ),
  }),
});
export type CommissionTrace = z.output<typeof getCommissionTrace.response>;

/** Why the received amount differs from the expected one. */
export const differenceReasons = [
  'Not yet due',
  'Unpaid premium',
  'Paid ahead',
  'Rate',
  'Advance',
  'Recovery',
  'Chargeback',
] as const;
const difference = z.object({ reason: z.enum(differenceReasons), amount: money });

export const getExpectedCommissions = endpoint({
  ...shared,
  name: 'getExpectedCommissions',
  path: '/API/CommissionsAndDebt/Commissions/Expected',
  source: 'an extension: expected against received',
  summary:
    'What policies should have paid an agent in a cycle by the schedule, what was received, and why ' +
    'they differ; the largest difference first.',
  query: z.strictObject({
    ...whose,
    ...pagingParams,
  }),
  response: z.object({
    cycleStartDate: isoDate,
    cycleEndDate: isoDate,
    expectedTotal: money,
    receivedTotal: money,
    /** Received less expected is their sum. */
    differences: z.array(difference),
    policies: z.array(
      z.object({
        policyNumber: z.string(),
        primaryInsured: z.string(),
        ...insuredClient,
        ...agentRef.shape,
        product: z.string(),
        expected: money,
        received: money,
        differences: z.array(difference),
      }),
    ),
    ...numberedPageEnvelope,
    asOf: isoDateTime,
  }),
});
export type ExpectedCommissions = z.output<typeof getExpectedCommissions.response>;

export const getPolicyCommissions = endpoint({
  ...shared,
  name: 'getPolicyCommissions',
  path: '/API/CommissionsAndDebt/Commissions/Policies/{policyNumber}',
  source: 'decisions, 3 (policy details)',
  summary:
    'The commission on a policy for the caller’s agent ids, the last line first. 404 for a policy outside the book of business.',
  params: z.strictObject({ policyNumber: z.string().check(z.minLength(1), z.maxLength(40)) }),
  response: z.object({
    lines: z.array(commissionLine),
    /** The sum of the lines in closed cycles. */
    paidTotal: money,
    /** The sum of the lines in the open cycle, which is not paid yet. */
    estimatedTotal: money,
    /** The amount of its advances that is still to be recovered. */
    debt: money,
  }),
});

/** Extensions of the specification: a carrier may lack all of them. */
export const explainedCommissionsEndpoints = {
  getCommissionSummary,
  getCommissionTrace,
  getExpectedCommissions,
  getPolicyCommissions,
};
