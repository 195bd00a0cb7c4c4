import * as z from 'zod/mini';
import { isoDate, isoDateTime, money } from '../../shapes.ts';
import { contactOutcomes } from '../../work/contacts/contactOutcomes.ts';
import { lateFields } from '../lateFields.ts';
import { filterValues, tabCounts } from '../commonFilters.ts';
import {
  agentRef,
  billingModes,
  insuredClient,
  pendingReason,
  policyStatus,
  requirement,
} from '../shapes.ts';

/** The fields of a policy in the rows of every second list. */
const commonShape = () => ({
  ...agentRef.shape,
  primaryInsured: z.string(),
  ...insuredClient,
  policyNumber: z.string(),
  employer: z.nullable(z.string()),
  productType: z.string(),
  productName: z.string(),
  policyStatus,
  statusDate: isoDate,
  applicationDate: isoDate,
  billingMode: z.enum(billingModes),
  modalPremium: money,
  annualizedPremium: money,
  /** When the policy or one of its requirements last changed; a day without a time is its start. */
  changedAt: z.optional(isoDateTime),
  /** How to reach the client; null if the carrier does not know it, or the insured has died. Extensions. */
  phone: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
});

const issuedShape = () => ({
  ...commonShape(),
  issueDate: z.nullable(isoDate),
  paidToDate: z.nullable(isoDate),
});

/** One row of /pending-v2: one policy, with its open requirements (decisions, 2). */
export const pendingPolicyRow = () =>
  z.object({
    ...commonShape(),
    /** When its latest requirement was requested. */
    date: isoDate,
    /** When the first of the requirements that are not met is due; null if all are met. */
    dueDate: z.optional(z.nullable(isoDate)),
    /** Requirements that are not met. */
    openRequirements: z.int(),
    /** Some of them wait for the agent. */
    actionNeeded: z.boolean(),
    requirements: z.array(requirement),
    pendingReason: z.optional(z.nullable(pendingReason())),
  });
export type PendingPolicyRow = z.output<ReturnType<typeof pendingPolicyRow>>;

/** One row of /active-v2. */
export const activePolicyRow = () =>
  z.object({
    ...issuedShape(),
    ...lateFields(),
    /** The last contact with the client since the premium is past due. */
    lastCall: z.optional(
      z.nullable(
        z.object({
          outcome: z.enum(contactOutcomes),
          calledOn: isoDate,
          willPayOn: z.nullable(isoDate),
          nextAttemptOn: z.nullable(isoDate),
        }),
      ),
    ),
  });
export type ActivePolicyRow = z.output<ReturnType<typeof activePolicyRow>>;

/** One row of /terminated-v2. */
export const terminatedPolicyRow = () =>
  z.object({
    ...issuedShape(),
    terminationDate: z.nullable(isoDate),
    reason: z.nullable(z.string()),
  });
export type TerminatedPolicyRow = z.output<ReturnType<typeof terminatedPolicyRow>>;

/** A page of a second list. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    currentPage: z.int(),
    totalPages: z.int(),
    totalPolicies: z.int(),
    /** Policies that each quick tab has. */
    tabCounts: z.optional(tabCounts),
    policies: z.array(row),
    filters: z._default(z.nullable(filterValues), null),
    /** When the total and the filter values were true. */
    asOf: z.optional(isoDateTime),
  });
}
