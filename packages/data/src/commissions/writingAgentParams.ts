import * as z from 'zod/mini';
import { booleanParam, dateParam, isoDateTime } from '../shapes.ts';
import { chosenValues, pagingParams } from '../list.ts';

/** An agent id; an unknown one finds nothing. */
export const agentIdParam = z.optional(z.string().check(z.maxLength(20)));

/** Several values in one parameter, with a comma between them. */
export const commaList = z.codec(z.string().check(z.maxLength(4_000)), chosenValues, {
  decode: (text) => text.split(',').filter((one) => one !== ''),
  encode: (values) => values.join(','),
});

/** How the lists of commissions and debt are sorted [S7]. */
/* @__NO_SIDE_EFFECTS__ */
export function sortParams<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  return {
    orderBy: z.optional(z.enum(fields)),
    /** @default desc */
    sortDirection: z.optional(z.enum(['asc', 'desc'])),
  };
}

export const pageParams = {
  ...pagingParams,
  includeFilters: z.optional(booleanParam),
};

/** What every page of commissions and debt has, which call the current page `page` [S7]. */
export const numberedPageEnvelope = {
  page: z.int(),
  totalPages: z.int(),
  totalRecords: z.int(),
  asOf: z.optional(isoDateTime),
};

/** The same for a list whose total alone is in the specification [S3]. */
export const optionalNumberedPageEnvelope = {
  ...numberedPageEnvelope,
  page: z.optional(z.int()),
  totalPages: z.optional(z.int()),
};

/** The hierarchy filter [S3]: agents of one level, market, company or contract status, or an agent and its downline. */
export const hierarchyParams = {
  HierarchyAgentLevel: z.optional(z.string().check(z.maxLength(60))),
  HierarchyAgentNumber: agentIdParam,
  HierarchyMarketCode: z.optional(z.string().check(z.maxLength(20))),
  HierarchyCompanyCode: z.optional(z.string().check(z.maxLength(20))),
  HierarchyContractStatus: z.optional(z.string().check(z.maxLength(20))),
};

/** Filters of the writing agents' commissions [S3], each as a separate parameter [S7]. */
export const writingAgentParams = {
  /** An agent id of the caller or its downline. @default all ids of the caller */
  AgentId: agentIdParam,
  CycleBeginDate: z.optional(dateParam),
  CycleEndDate: z.optional(dateParam),
  WritingAgentIds: z.optional(commaList),
  /** Last names, each as a separate parameter `writingAgents`. */
  writingAgents: z.optional(chosenValues),
  ...hierarchyParams,
};

/** Those of the policy details have the policies, too [S3]. */
export const policyDetailParams = {
  ...writingAgentParams,
  policyNumbers: z.optional(chosenValues),
};

/** The values of the hierarchy filter [S3]. */
export const hierarchyValue = z.object({
  agentLevel: z.string(),
  agentNumber: z.string(),
  marketCode: z.string(),
  companyCode: z.string(),
  contractStatus: z.string(),
});
