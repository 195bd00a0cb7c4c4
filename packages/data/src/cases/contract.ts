import * as z from 'zod/mini';
import { booleanParam, dateParam, intParam } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import { excelExport } from '../fileResponses.ts';
import {
  chosenValues,
  includeCountsParam,
  pageEnvelope,
  pageParam,
  pageSizeParam,
} from '../list.ts';
import { agentRef } from '../policies/shapes.ts';
import { casesAccess } from './casesAccess.ts';
import { caseRow } from './shapes.ts';

/** Sortable columns (decisions, 3); `envelopeId` is the order of an unsorted list. */
export const caseSortFields = ['created', 'eventDate', 'envelopeId'] as const;

/** The longest part of an insured's name that is looked for, in characters. */
export const longestInsuredName = 60;

/** The parameters of the list and its export [S7]. */
const listParams = {
  /** `-only` after the agent id leaves its downline out; an extension. */
  ViewAsAgentId: z.optional(z.string().check(z.maxLength(20))),
  /** Words of the name, in any order and any case. */
  PrimaryInsuredName: z.optional(z.string().check(z.minLength(1), z.maxLength(longestInsuredName))),
  CreatedDateBegin: z.optional(dateParam),
  CreatedDateEnd: z.optional(dateParam),
  /** Each as a separate parameter. */
  ProductTypes: z.optional(chosenValues),
  EventTypes: z.optional(chosenValues),
  /** Only those with these ids; an extension. */
  EnvelopeIds: z.optional(chosenValues),
  /** Only those that need attention; an extension. */
  NeedsAttention: z.optional(booleanParam),
  SortColumn: z.optional(z.enum(caseSortFields)),
  /** @default desc */
  SortOrder: z.optional(z.enum(['asc', 'desc'])),
};

export const getCases = endpoint({
  name: 'getCases',
  method: 'GET',
  effect: 'read',
  path: '/API/CaseManagement/Cases',
  source: '[S7] Case management',
  summary: 'One page of the cases on the caller’s book of business, the last created first.',
  access: casesAccess,
  query: z.strictObject({
    ...listParams,
    PageNumber: z.optional(pageParam),
    PageSize: z.optional(pageSizeParam),
    IncludeCounts: z.optional(includeCountsParam),
  }),
  response: z.object({
    ...pageEnvelope,
    cases: z.array(caseRow),
    /** How many need attention, with the same filters; an extension. */
    tabCounts: z.optional(z.object({ attention: z.optional(z.int()), all: z.optional(z.int()) })),
  }),
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportCases = endpoint({
  name: 'exportCases',
  method: 'GET',
  effect: 'read',
  path: '/API/CaseManagement/Cases/Export',
  source: 'decisions, 2 (every list exports)',
  isOptional: true,
  summary: 'The cases as an Excel workbook, in their order and with their filters.',
  access: casesAccess,
  query: z.strictObject(listParams),
  response: excelExport('Cases'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const getCaseFilterOptions = endpoint({
  name: 'getCaseFilterOptions',
  method: 'GET',
  effect: 'read',
  path: '/API/CaseManagement/FilterOptions',
  source: '[S7] Case management',
  summary: 'What the filters of the cases offer.',
  access: casesAccess,
  response: z.object({
    productTypeFilterValues: z.array(z.string()),
    eventTypeFilterValues: z.array(z.string()),
    viewAsFilterValues: z._default(z.array(agentRef), () => []),
  }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const resendEmail = endpoint({
  name: 'resendEmail',
  method: 'GET',
  effect: 'change',
  path: '/API/CaseManagement/ResendEmail',
  source: '[S7] Case management',
  summary:
    'Sends the e-mail of an envelope to its recipient again. A GET with effect change: it needs the token, and is not retried. 409 if no signature is needed, if the case was changed after that version, or, without a version, if a user sent the e-mail again in the last ten minutes.',
  access: casesAccess,
  query: z.strictObject({
    envelopeId: z.string().check(z.minLength(1), z.maxLength(60)),
    /** The version of the case that the user saw; an extension. */
    version: z.optional(intParam(1, 999_999_999)),
  }),
  response: z.object({
    /** The address that it went to. */
    sentTo: z.optional(z.string()),
  }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const casesEndpoints = { getCases, exportCases, getCaseFilterOptions, resendEmail };
