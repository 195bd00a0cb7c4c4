import { policyActions } from './actions/policyActions.ts';
import * as z from 'zod/mini';
import { isoDate } from '../shapes.ts';

export const policyStatuses = ['Pending', 'Active', 'Lapsed', 'Terminated'] as const;
export const policyStatus = z.enum(policyStatuses);
export type PolicyStatus = z.output<typeof policyStatus>;

/** The status of a requirement: the column Met [S2]. */
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

/** The client id of the primary insured; an extension. Without it the name is plain text. */
export const insuredClient = { clientId: z.optional(z.string()) };

/** Who must act next: the agent's side, the client, or the home office. */
export const actors = ['Agent', 'Client', 'HomeOffice'] as const;
const actor = z.enum(actors);
export type Actor = z.output<typeof actor>;

export const requirement = z.object({
  requirementId: z.string(),
  requirement: z.string(),
  /** When it was requested. */
  date: isoDate,
  dueDate: isoDate,
  met: requirementState,
  metDate: z.nullable(isoDate),
  /** Days past the due date at the carrier's business date; 0 unless overdue. An appointment ahead is not. */
  daysOverdue: z.int(),
  actionNeeded: z.boolean(),
  /** The appointment of an exam or interview; an extension. */
  scheduledDate: z.optional(z.nullable(isoDate)),
  /** Null if met; an extension. */
  actor: z.optional(z.nullable(actor)),
  /** The action that answers it; null if met. An extension. */
  suggestedAction: z.optional(z.nullable(z.enum(policyActions))),
});

/** Why a policy is pending, by the requirement that is due first; an extension. */
export const pendingReason = () =>
  z.object({
    /** One sentence: 'Waiting for the replacement form requested on 10/29, 6 days late, and 2 more.' */
    why: z.string(),
    /** The agent's next step. */
    advice: z.nullable(z.string()),
    /** The requirement that the sentence names; null if it names none. */
    requirementId: z.nullable(z.string()),
    /** The people who must act on the open requirements. The one in the sentence comes first. */
    actors: z.array(actor),
  });
export type PendingReason = z.output<ReturnType<typeof pendingReason>>;

/**
 * One row of the pending list: one requirement of one policy [S2]. What no column of [S2] shows is
 * an extension: a carrier may leave it out (decisions, 9).
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
  ...insuredClient,
  policyNumber: z.string(),
  employer: z.nullable(z.string()),
  productType: z.string(),
});
export type RequirementSummary = z.output<typeof requirementSummary>;
