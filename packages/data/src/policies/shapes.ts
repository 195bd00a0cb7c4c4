import * as z from 'zod/mini';
import { isoDate, money } from '../codecs.ts';

export const policyStatuses = ['Pending', 'Active', 'Lapsed', 'Terminated'] as const;
export const policyStatus = z.enum(policyStatuses);
export type PolicyStatus = z.output<typeof policyStatus>;

/** How far a requirement has come: the column Met [S2]. */
export const requirementStates = ['Open', 'Scheduled', 'Overdue', 'Met'] as const;
export const requirementState = z.enum(requirementStates);
export type RequirementState = z.output<typeof requirementState>;

export const billingModes = [
  'Monthly',
  'Quarterly',
  'Semi-Annual',
  'Annual',
  'List Bill',
  'Single',
] as const;

/** An agent as filters and rows name one. */
export const agentRef = z.object({ agentName: z.string(), agentId: z.string() });
export type AgentRef = z.output<typeof agentRef>;

/** A person or organisation with a part in a policy [S2, Client Information]. */
const party = () =>
  z.object({
    name: z.string(),
    /** To the primary insured: Self, Spouse, Child, Employer, Trust, Estate … */
    relationship: z.string(),
    birthDate: z.nullable(isoDate),
    addressLines: z.array(z.string()),
    /** Ten digits; shown as (xxx) xxx-xxxx [S9]. */
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    /** Beneficiaries only: share of the proceeds, a fraction of 1. */
    share: z.nullable(z.number()),
    /** Beneficiaries only: Primary or Contingent. */
    beneficiaryClass: z.nullable(z.enum(['Primary', 'Contingent'])),
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

export const requirement = z.object({
  requirementId: z.string(),
  requirement: z.string(),
  /** When it was asked for. */
  date: isoDate,
  dueDate: isoDate,
  met: requirementState,
  metDate: z.nullable(isoDate),
  /** Days past the due date at the carrier's business date; 0 unless overdue. */
  daysOverdue: z.int(),
  actionNeeded: z.boolean(),
});

/** A single policy [S3]; its schema is made when the first policy is read. */
export const policy = z.lazy(() => {
  const anyParty = party();
  return z.object({
    policyNumber: z.string(),
    policyStatus,
    statusDate: isoDate,
    productType: z.string(),
    productName: z.string(),
    employer: z.nullable(z.string()),
    applicationDate: isoDate,
    issueDate: z.nullable(isoDate),
    paidToDate: z.nullable(isoDate),
    terminationDate: z.nullable(isoDate),
    reason: z.nullable(z.string()),
    billingMode: z.enum(billingModes),
    modalPremium: money,
    annualizedPremium: money,
    insureds: z.array(anyParty),
    owners: z.array(anyParty),
    payors: z.array(anyParty),
    payee: z.nullable(anyParty),
    assignee: z.nullable(anyParty),
    beneficiaries: z.array(anyParty),
    annuitants: z.array(anyParty),
    coverages: z.array(coverage()),
    writingAgents: z.array(writingAgent()),
    requirements: z.array(requirement),
  });
});
export type Policy = z.output<typeof policy>;

/**
 * One row of the pending list: one requirement of one policy [S2]. What no column of [S2] shows is
 * ours, and a carrier may leave it out (decisions, 9).
 */
export const requirementSummary = z.object({
  ...z.partial(requirement, {
    requirementId: true,
    dueDate: true,
    metDate: true,
    daysOverdue: true,
  }).shape,
  ...agentRef.shape,
  primaryInsured: z.string(),
  policyNumber: z.string(),
  employer: z.nullable(z.string()),
  productType: z.string(),
});
export type RequirementSummary = z.output<typeof requirementSummary>;

/** The three count groups of /pat [S3]. */
export const statusCounts = z.lazy(() =>
  z.object({
    pendingPolicies: z.object({ underwritingRequirements: z.int(), pendingPremium: money }),
    activePolicies: z.object({
      totalPolicies: z.int(),
      annualizedPremium: money,
      pastDuePremium: money,
    }),
    terminatedPolicies: z.object({ declinedInitialPremiumPayments: z.int() }),
  }),
);
export type StatusCounts = z.output<typeof statusCounts>;
