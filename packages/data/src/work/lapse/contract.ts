import * as z from 'zod/mini';
import { noCall } from '../../claims/noCall.ts';
import { contact } from '../contacts/shapes.ts';
import { isoDate, money } from '../../shapes.ts';
import { endpoint } from '../../endpoint.ts';
import { policiesAccess } from '../../policies/policiesAccess.ts';

const policyNumber = z.string().check(z.minLength(1), z.maxLength(20));

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
    /** Without it, the insured can be called. Otherwise the policy is not past due. */
    noCall: noCall(),
    /** The chargeback of a lapse today; null for users who may not see commissions. */
    atRisk: z.nullable(money),
    /** The contacts about the policy and the items on it, latest first. */
    contacts: z.array(contact()),
    /** The number of the last contact about the policy itself. */
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
    'When a policy lapses, what is due, and the contacts with the client. 404 for a policy outside the book of business.',
  params: z.strictObject({ policyNumber }),
  response: policyLapse,
});

export const getRecovered = endpoint({
  ...shared,
  name: 'getRecovered',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/Recovered',
  summary:
    'The policies that were paid this month after a contact while they were past due, and their premium.',
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

export const lapseEndpoints = { getPolicyLapse, getRecovered };
