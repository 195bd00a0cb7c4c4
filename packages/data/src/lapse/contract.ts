import * as z from 'zod/mini';
import { noCall } from '../claims/noCall.ts';
import { dateParam, isoDate, isoDateTime, money } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import { policiesAccess } from '../policies/policiesAccess.ts';
import { callOutcomes } from './callOutcomes.ts';

/** The most calls that one policy keeps. */
export const mostLapseCalls = 500;

/** How far ahead a promised payment and the next attempt may be, in days. */
export const longestPromiseDays = 90;

const policyNumber = z.string().check(z.minLength(1), z.maxLength(20));

const lapseCall = () =>
  z.object({
    /** Counts the calls of a policy from 1. */
    number: z.int(),
    outcome: z.enum(callOutcomes),
    /** When the client will pay; null for other outcomes. */
    willPayOn: z.nullable(isoDate),
    nextAttemptOn: z.nullable(isoDate),
    calledAt: isoDateTime,
    /** The business date then. */
    calledOn: z.optional(isoDate),
    /** The name of who recorded it. */
    calledBy: z.string(),
  });
export type LapseCall = z.output<ReturnType<typeof lapseCall>>;

const policyLapse = z.lazy(() =>
  z.object({
    policyNumber: z.string(),
    primaryInsured: z.string(),
    /** The last day of grace; null while the policy is not past due. */
    lapsesOn: z.nullable(isoDate),
    /** Days until then, 0 on the day itself, negative after it; null with `lapsesOn`. */
    daysLeft: z.nullable(z.int()),
    /** Days past the day to which it is paid; 0 unless past due. */
    daysLate: z.int(),
    /** The premiums that are due by today; null while the policy is not past due. */
    amountDue: z.nullable(money),
    phone: z.nullable(z.string()),
    /** Without it, the insured can be called. Else the policy is not past due. */
    noCall: noCall(),
    /** What a lapse today would charge back; null for users who may not see commissions. */
    atRisk: z.nullable(money),
    /** The recorded calls, latest first. */
    calls: z.array(lapseCall()),
    /** Counts the calls. A new call sends back the version that was read. */
    version: z.int(),
  }),
);
export type PolicyLapse = z.output<typeof policyLapse>;

const shared = {
  access: policiesAccess,
  source: 'an extension: lapse desk',
  isOptional: true,
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

export const getPolicyLapse = endpoint({
  ...shared,
  name: 'getPolicyLapse',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/{policyNumber}/Lapse',
  summary:
    'When a policy lapses, what is due, and the calls about it. 404 for a policy outside the book of business.',
  params: z.strictObject({ policyNumber }),
  response: policyLapse,
});

export const saveLapseCall = endpoint({
  ...shared,
  name: 'saveLapseCall',
  method: 'POST',
  effect: 'change',
  path: '/API/PolicyInfo/LapseCalls',
  summary:
    'Records a call about a policy that is past due. 409 if another call was recorded after the version that was read, or if the policy is no longer past due.',
  body: z.lazy(() =>
    z.strictObject({
      policyNumber,
      outcome: z.enum(callOutcomes, `must be one of ${callOutcomes.join(', ')}`),
      /** Needed for the outcome WillPay, and null for others. Today or later. */
      willPayOn: z.nullable(dateParam),
      /** Today or later. */
      nextAttemptOn: z.nullable(dateParam),
      /** The number of calls that the user saw. */
      version: z.int().check(z.gte(0), z.lte(999_999_999)),
    }),
  ),
  response: policyLapse,
});

export const getRecovered = endpoint({
  ...shared,
  name: 'getRecovered',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/Recovered',
  summary:
    'The policies that were paid this month after a call while they were past due, and their premium.',
  query: z.strictObject({ viewAs: z.optional(z.string().check(z.maxLength(20))) }),
  response: z.lazy(() =>
    z.object({
      /** The first day of the month. */
      from: isoDate,
      policies: z.int(),
      premium: money,
    }),
  ),
});

export const lapseEndpoints = { getPolicyLapse, saveLapseCall, getRecovered };
