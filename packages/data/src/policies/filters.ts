import * as z from 'zod/mini';
import { isoDate } from '../codecs.ts';
import { chosenValues } from '../list.ts';
import { agentRef } from './shapes.ts';

/**
 * Filters that every policy list has [S3, Filter sets]. Names are those of the value lists without
 * `FilterValues` (decisions, 2).
 */
export const commonFilters = {
  /** One agent id of the caller's, or of its downline: the list as that agent sees it. */
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
  dateFrom: z.optional(isoDate),
  dateTo: z.optional(isoDate),
  /** True: only requirements that need an action. */
  takeAction: z.optional(z.literal(true)),
};

/** Values the filters offer; null in an answer that was not asked for them [S4]. */
export const filterValues = z.object({
  agentIdFilterValues: z.array(z.string()),
  agentLastNameFilterValues: z.array(z.string()),
  primaryInsuredFilterValues: z.array(z.string()),
  employerFilterValues: z.array(z.string()),
  policyNumberFilterValues: z.array(z.string()),
  reasonFilterValues: z.array(z.string()),
  viewAsFilterValues: z.array(agentRef),
  viewAsAgentIds: z.array(z.string()),
});
export type PolicyFilterValues = z.output<typeof filterValues>;
