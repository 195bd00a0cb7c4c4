import * as z from 'zod/mini';
import { isoDate, isoDateTime } from '../../shapes.ts';
import { endpoint } from '../../endpoint.ts';
import { excelExport } from '../../fileResponses.ts';
import {
  filtersParam,
  includeFiltersParam,
  orderByParam,
  pageParam,
  pagePosition,
  pageSizeParam,
} from '../../list.ts';
import { policiesAccess } from '../policiesAccess.ts';
import { filterValues, tabCounts } from '../commonFilters.ts';
import { lateFields } from '../lateFields.ts';
import { agentRef, billingModes, insuredClient } from '../shapes.ts';
import { activeFilterShape, terminatedFilterShape } from './activeFilterShape.ts';

/** The lists of active and of terminated policies [S2]. */
export const summaryStatuses = ['Active', 'Terminated'] as const;
export type SummaryStatus = (typeof summaryStatuses)[number];

/** Sortable columns of the active list; `policyNumber` is the order of an unsorted list. */
export const activeSortFields = ['issueDate', 'billingMode', 'paidToDate', 'policyNumber'] as const;

/** Sortable columns of the terminated list [S2]. */
export const terminatedSortFields = [...activeSortFields, 'terminationDate', 'reason'] as const;

const params = z.strictObject({ status: z.enum(summaryStatuses) });

/** The parameters of both lists; 400 for a filter or order of the other list. */
const summaryFilters = filtersParam({ ...activeFilterShape, ...terminatedFilterShape });
const summaryOrderBy = orderByParam(terminatedSortFields);

/** One row of the active or the terminated list [S2]. */
const policySummary = z.object({
  ...agentRef.shape,
  primaryInsured: z.string(),
  ...insuredClient,
  policyNumber: z.string(),
  employer: z.nullable(z.string()),
  productType: z.string(),
  billingMode: z.enum(billingModes),
  issueDate: z.nullable(isoDate),
  paidToDate: z.nullable(isoDate),
  /** Null on the active list. */
  terminationDate: z._default(z.nullable(isoDate), null),
  /** Null on the active list. */
  reason: z._default(z.nullable(z.string()), null),
  /** Only on the active list. */
  ...lateFields(),
});
export type PolicySummary = z.output<typeof policySummary>;

export const getPolicySummaries = endpoint({
  name: 'getPolicySummaries',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/Summaries/{status}',
  source: '[S7] Policies',
  summary: 'One page of the active or the terminated list, one row for each policy.',
  access: policiesAccess,
  params,
  query: z.strictObject({
    Page: z.optional(pageParam),
    PageSize: z.optional(pageSizeParam),
    orderBy: z.optional(summaryOrderBy),
    Filters: z.optional(summaryFilters),
    IncludeFilters: z.optional(includeFiltersParam),
  }),
  response: z.object({
    ...pagePosition,
    totalPolicies: z.int(),
    tabCounts: z.optional(tabCounts),
    policies: z.array(policySummary),
    filters: z._default(z.nullable(filterValues), null),
    /** When the total and the filter values were computed. */
    asOf: z.optional(isoDateTime),
  }),
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportPolicySummaries = endpoint({
  name: 'exportPolicySummaries',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/Summaries/{status}/Export',
  source: '[S7] Policies',
  summary: 'The active or terminated list as an Excel workbook, in its order and with its filters.',
  access: policiesAccess,
  params,
  query: z.strictObject({
    orderBy: z.optional(summaryOrderBy),
    filters: z.optional(summaryFilters),
  }),
  response: excelExport('{status}-policies'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

/** Separate from the other calls of policies, so that /pending does not load these. */
export const summariesEndpoints = { getPolicySummaries, exportPolicySummaries };
