import * as z from 'zod/mini';
import { isoDate } from '../shapes.ts';
import { agentRef } from '../policies/shapes.ts';

export const contractStatuses = ['Active', 'Pending', 'Terminated'] as const;

const contracted = {
  ...agentRef.shape,
  agentLevel: z.string(),
  marketCode: z.string(),
  companyCode: z.string(),
  contractStatus: z.enum(contractStatuses),
  /** The date from which the contract is active. */
  effective: isoDate,
};

/** One agent of the hierarchy (decisions, 3). */
export const hierarchyAgent = z.object({
  ...contracted,
  /** Agents below it, at any depth. */
  downline: z.int(),
});
export type HierarchyAgent = z.output<typeof hierarchyAgent>;

/** The counts of a hierarchy as a filter names them; an extension. */
export const countedAs = ['Active', 'Just in time', 'Pending'] as const;
export type CountedAs = (typeof countedAs)[number];

/** An agent with the counts of its hierarchy [S3]. */
export const agentInformation = z.object({
  ...contracted,
  /**
   * Agents of the hierarchy, the agent itself among them, each in one count: under contract with a
   * standing appointment, under contract and appointed just in time alone, and not yet under contract.
   */
  counts: z.object({ active: z.int(), jit: z.int(), pending: z.int() }),
  /** By which of the counts the hierarchy can be filtered; an extension. */
  countedAsFilterValues: z.optional(z.array(z.string())),
  /** The agents above it that the caller may see, from the top; an extension. */
  uplines: z.optional(z.array(agentRef)),
  /** How many ends the next 90 days bring; an extension. */
  endingSoon: z.optional(z.int()),
});
export type AgentInformation = z.output<typeof agentInformation>;

/** A requirement of contracting that is not met yet (decisions, 3). */
export const contractingRequirement = z.object({
  ...agentRef.shape,
  requirement: z.string(),
  requested: isoDate,
  status: z.enum(['Open', 'Received', 'In Review']),
});
export type ContractingRequirement = z.output<typeof contractingRequirement>;

/** How an agent is appointed: just in time with its first business in a state, or standing. */
export const appointmentKinds = ['JIT', 'Standing'] as const;

/** An appointment (decisions, 3). The agent is an extension: a carrier may leave it out. */
export const appointment = z.object({
  ...z.partial(agentRef).shape,
  state: z.string(),
  company: z.string(),
  line: z.string(),
  kind: z.enum(appointmentKinds),
  status: z.enum(contractStatuses),
  effective: isoDate,
  /** Null if it has no end. */
  expires: z.nullable(isoDate),
  /** Until it ends, from the business date on; only within the days that are watched. */
  daysLeft: z.optional(z.nullable(z.int())),
});
export type Appointment = z.output<typeof appointment>;

/** The kinds of the expiry watch. */
export const endingKinds = ['Appointment', 'License', 'E&O'] as const;

/** Something of an agent that ends soon. */
export const ending = z.object({
  /** The id of the expiring item, the same until it expires. */
  endingId: z.optional(z.string()),
  ...agentRef.shape,
  kind: z.enum(endingKinds),
  /** Details within its kind: 'MN, NL, Life'. */
  detail: z.string(),
  expires: isoDate,
  daysLeft: z.int(),
  /** True if it has expired or was renewed. Only a call with `endingIds` returns such items. */
  isOver: z.optional(z.boolean()),
});
export type Ending = z.output<typeof ending>;

/** The values of the hierarchy filters. A carrier may omit any of them. */
export const hierarchyFilterValues = z.partial(
  z.object({
    /** Whom one can look at: the caller's agent ids and their downlines. */
    viewAsFilterValues: z.array(agentRef),
    agentLevelFilterValues: z.array(z.string()),
    marketCodeFilterValues: z.array(z.string()),
    companyCodeFilterValues: z.array(z.string()),
    contractStatusFilterValues: z.array(z.string()),
    countedAsFilterValues: z.array(z.string()),
    stateFilterValues: z.array(z.string()),
  }),
);
export type HierarchyFilterValues = z.output<typeof hierarchyFilterValues>;
