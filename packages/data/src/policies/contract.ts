import * as z from 'zod/mini';
import { isoDateTime } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import { excelExport } from '../fileResponses.ts';
import {
  filtersParam,
  includeCountsParam,
  includeFiltersParam,
  orderByParam,
  pagePosition,
  pagingParams,
} from '../list.ts';
import { policiesAccess as access } from './policiesAccess.ts';
import { filterValues, pendingFilterShape, tabCounts } from './commonFilters.ts';
import { requirementSummary } from './shapes.ts';

/**
 * Sortable columns of the pending list; `policyNumber` is the order of an unsorted list. What is met
 * is no longer due: by `dueDate` it is last in both directions.
 */
export const pendingSortFields = ['date', 'dueDate', 'policyNumber'] as const;

/** Sort fields of the list with one row per requirement. 'changed' (the day it was met, otherwise requested) is an extension. */
export const requirementSortFields = [...pendingSortFields, 'changed'] as const;

export const pendingFilters = filtersParam(pendingFilterShape);

export const getPendingPolicyRequirements = endpoint({
  name: 'getPendingPolicyRequirements',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/PendingPolicyRequirements',
  source: '[S7] Policies',
  summary: 'One page of the requirements of pending policies, one row a requirement.',
  access,
  query: z.strictObject({
    ...pagingParams,
    orderBy: z.optional(orderByParam(requirementSortFields)),
    filters: z.optional(pendingFilters),
    IncludeFilters: z.optional(includeFiltersParam),
    IncludeCounts: z.optional(includeCountsParam),
  }),
  response: z.object({
    ...pagePosition,
    totalRequirements: z.int(),
    /** Policies that these requirements belong to. */
    policyCount: z.optional(z.int()),
    tabCounts: z.optional(tabCounts),
    requirementSummaries: z.array(requirementSummary),
    filters: z._default(z.nullable(filterValues), null),
    /** When the total and the filter values were true. */
    asOf: z.optional(isoDateTime),
  }),
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportPendingPolicyRequirements = endpoint({
  name: 'exportPendingPolicyRequirements',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/PendingPolicyRequirements/Export',
  source: '[S7] Policies; decisions, 2 (every list exports)',
  isOptional: true,
  summary:
    'The pending list as an Excel workbook, in the current order and with the current filters.',
  access,
  query: z.strictObject({
    orderBy: z.optional(orderByParam(requirementSortFields)),
    filters: z.optional(pendingFilters),
  }),
  response: excelExport('Pending-policies'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const policiesEndpoints = {
  getPendingPolicyRequirements,
  exportPendingPolicyRequirements,
};
