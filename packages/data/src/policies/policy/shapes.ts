import * as z from 'zod/mini';
import { noCall } from '../../claims/noCall.ts';
import { isoDate, money } from '../../shapes.ts';
import { agentRef, billingModes, pendingReason, policyStatus, requirement } from '../shapes.ts';

/** The value of a field that a carrier leaves out. */
const orNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null);
const orNone = <S extends z.ZodMiniType>(schema: S) => z._default(z.array(schema), () => []);

/**
 * A person or organisation with a part in a policy [S2, Client Information]. The specification says
 * nothing of its fields: all but the name may be missing (decisions, 9).
 */
const party = () =>
  z.object({
    name: z.string(),
    /** To the primary insured: Self, Spouse, Child, Employer, Trust, Estate … */
    relationship: z._default(z.string(), ''),
    birthDate: orNull(isoDate),
    addressLines: orNone(z.string()),
    /** Ten digits; shown as (xxx) xxx-xxxx [S9]. */
    phone: orNull(z.string()),
    email: orNull(z.string()),
    /** Beneficiaries only: share of the proceeds, a fraction of 1. */
    share: orNull(z.number()),
    /** Beneficiaries only: Primary or Contingent. */
    beneficiaryClass: orNull(z.enum(['Primary', 'Contingent'])),
    /** The person in the carrier's records; an extension. */
    clientId: z.optional(z.string()),
    /** The person has died: there is no phone number and no e-mail; an extension. */
    doNotCall: z.optional(z.boolean()),
  });
export type Party = z.output<ReturnType<typeof party>>;

const coverage = () =>
  z.object({
    name: z.string(),
    kind: z.enum(['Base', 'Rider']),
    faceAmount: z.nullable(money),
    annualPremium: money,
    effectiveDate: z.nullable(isoDate),
  });

const writingAgent = () =>
  z.object({
    ...agentRef.shape,
    /** Share of the commission, a fraction of 1. */
    split: z.number(),
  });

/**
 * A single policy [S3]; its schema is made when the first policy is read. What is not Client
 * Information or its status is an extension: a carrier may leave it out (decisions, 9).
 */
export const policy = z.lazy(() => {
  const anyParty = party();
  return z.object({
    /** Empty if the carrier leaves it out: the caller knows it. */
    policyNumber: z._default(z.string(), ''),
    policyStatus,
    statusDate: z.optional(isoDate),
    productType: z.optional(z.string()),
    productName: z.optional(z.string()),
    employer: orNull(z.string()),
    /** The employer's group, if it is in the reader's hierarchy; an extension. */
    groupNumber: z.optional(z.nullable(z.string())),
    applicationDate: z.optional(isoDate),
    issueDate: orNull(isoDate),
    paidToDate: orNull(isoDate),
    terminationDate: orNull(isoDate),
    reason: orNull(z.string()),
    billingMode: z.optional(z.enum(billingModes)),
    modalPremium: z.optional(money),
    annualizedPremium: z.optional(money),
    insureds: z.array(anyParty),
    owners: z.array(anyParty),
    payors: z.array(anyParty),
    payee: z.nullable(anyParty),
    assignee: z.nullable(anyParty),
    beneficiaries: z.array(anyParty),
    annuitants: z.array(anyParty),
    coverages: orNone(coverage()),
    writingAgents: orNone(writingAgent()),
    requirements: orNone(requirement),
    /** Null unless pending. */
    pendingReason: z.optional(z.nullable(pendingReason())),
    /** Without it, the insured can be called. */
    noCall: noCall(),
  });
});
export type Policy = z.output<typeof policy>;
