import * as z from 'zod/mini';
import { dateParam } from '../shapes.ts';
import { chosenValues } from '../list.ts';
import { actors, agentRef } from './shapes.ts';

/**
 * Filters that every policy list has [S3, Filter sets]. Names are those of the value lists without
 * `FilterValues` (decisions, 2).
 */
export const commonFilters = {
  /**
   * One agent id of the caller's, or of its downline: the list as that agent sees it. `-only` after
   * it leaves out the agent's downline; an extension.
   */
  viewAs: z.optional(z.string().check(z.maxLength(20))),
  agentLastName: z.optional(chosenValues),
  agentId: z.optional(chosenValues),
  primaryInsured: z.optional(chosenValues),
  policyNumber: z.optional(chosenValues),
  employer: z.optional(chosenValues),
};

export const pendingFilterShape = {
  ...commonFilters,
  /** The requirement's date, from and to, both included. */
  dateFrom: z.optional(dateParam),
  dateTo: z.optional(dateParam),
  /** True: only requirements that need an action. */
  takeAction: z.optional(z.literal(true)),
  /** Unmet requirements past their due date, or due within 7 days from the business date. */
  due: z.optional(z.enum(['overdue', 'thisWeek'])),
  /** Unmet requirements on which this side must act; an extension. */
  actor: z.optional(z.enum(actors)),
  /** Requirements with these ids; an extension. */
  requirementId: z.optional(chosenValues),
  /** Requirements that were requested or met on this day or later; an extension. */
  changedFrom: z.optional(dateParam),
};

/** Values of a filter; a list without that filter may leave them out. */
const values = () => z._default(z.array(z.string()), () => []);

/** Values the filters offer; null if the request did not include them [S4]. */
export const filterValues = z.object({
  agentIdFilterValues: values(),
  agentLastNameFilterValues: values(),
  primaryInsuredFilterValues: values(),
  employerFilterValues: values(),
  policyNumberFilterValues: values(),
  reasonFilterValues: values(),
  viewAsFilterValues: z._default(z.array(agentRef), () => []),
  viewAsAgentIds: values(),
  /** Who can be chosen as the one who must act. Pending only; an extension. */
  actorFilterValues: z._default(z.array(z.enum(actors)), () => []),
});
export type PolicyFilterValues = z.output<typeof filterValues>;

/**
 * Rows on each quick tab of a list under the current filters, except those that tabs set (`takeAction`, `due`,
 * `pastDue`, `lapsesWithin`, `deadlinesWithin`, `firstPaymentFail`). A list counts only its own tabs. An extension:
 * a carrier may leave them out.
 */
export const tabCounts = z.object({
  all: z.int(),
  /** Pending. */
  needsAction: z.optional(z.int()),
  overdue: z.optional(z.int()),
  dueThisWeek: z.optional(z.int()),
  /** Active. */
  pastDue: z.optional(z.int()),
  lapses7: z.optional(z.int()),
  deadlines7: z.optional(z.int()),
  deadlines30: z.optional(z.int()),
  deadlines90: z.optional(z.int()),
  /** Terminated. */
  declinedFirstPayment: z.optional(z.int()),
});
export type TabCounts = z.output<typeof tabCounts>;
