import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { excelExport } from '../../fileResponses.ts';
import {
  filtersParam,
  includeCountsParam,
  includeFiltersParam,
  orderByParam,
  pagingParams,
} from '../../list.ts';
import { pdfFile } from '../../pdfFile.ts';
import { policiesAccess } from '../policiesAccess.ts';
import { activeSortFields, terminatedSortFields } from '../summaries/contract.ts';
import { activeFilterShape, terminatedFilterShape } from '../summaries/activeFilterShape.ts';
import { pendingFilters, pendingSortFields } from '../contract.ts';
import { activePolicyRow, pageOf, pendingPolicyRow, terminatedPolicyRow } from './shapes.ts';
import { policy } from '../policy/shapes.ts';

/** Common to the calls of the second versions (decisions, 2). */
const source = '[S7] Policies, also present; decisions, 2 (second versions)';

/** The parameters of every list, next to its order and filters. */
const paging = {
  ...pagingParams,
  IncludeFilters: z.optional(includeFiltersParam),
  IncludeCounts: z.optional(includeCountsParam),
};

const policyNumberParam = z.strictObject({
  policyNumber: z.string().check(z.minLength(1), z.maxLength(20)),
});

const pendingOrder = {
  orderBy: z.optional(orderByParam(pendingSortFields)),
  filters: z.optional(pendingFilters),
};

const activeOrder = {
  orderBy: z.optional(orderByParam(activeSortFields)),
  filters: z.optional(filtersParam(activeFilterShape)),
};

const terminatedOrder = {
  orderBy: z.optional(orderByParam(terminatedSortFields)),
  filters: z.optional(filtersParam(terminatedFilterShape)),
};

export const getPendingPolicies = endpoint({
  name: 'getPendingPolicies',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/PendingPolicies/Summaries',
  source,
  summary: 'One page of the pending policies, one row for each policy, with its requirements.',
  access: policiesAccess,
  query: z.strictObject({ ...paging, ...pendingOrder }),
  response: z.lazy(() => pageOf(pendingPolicyRow())),
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportPendingPolicies = endpoint({
  name: 'exportPendingPolicies',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/PendingPolicies/Summaries/Export',
  source,
  summary:
    'The pending policies as an Excel workbook, in the current order and with the current filters.',
  access: policiesAccess,
  query: z.strictObject(pendingOrder),
  response: excelExport('Pending-policies-new-view'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const getActivePolicies = endpoint({
  name: 'getActivePolicies',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/ActivePolicies/Summaries',
  source,
  summary: 'One page of the active policies, one row for each policy.',
  access: policiesAccess,
  query: z.strictObject({ ...paging, ...activeOrder }),
  response: z.lazy(() => pageOf(activePolicyRow())),
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportActivePolicies = endpoint({
  name: 'exportActivePolicies',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/ActivePolicies/Summaries/Export',
  source,
  summary:
    'The active policies as an Excel workbook, in the current order and with the current filters.',
  access: policiesAccess,
  query: z.strictObject(activeOrder),
  response: excelExport('Active-policies-new-view'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const getTerminatedPolicies = endpoint({
  name: 'getTerminatedPolicies',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/TerminatedPolicies/Summaries',
  source,
  summary: 'One page of the policies whose cover has ended, one row for each policy.',
  access: policiesAccess,
  query: z.strictObject({ ...paging, ...terminatedOrder }),
  response: z.lazy(() => pageOf(terminatedPolicyRow())),
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportTerminatedPolicies = endpoint({
  name: 'exportTerminatedPolicies',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/TerminatedPolicies/Summaries/Export',
  source,
  summary:
    'The policies whose cover has ended as an Excel workbook, in the current order and with the current filters.',
  access: policiesAccess,
  query: z.strictObject(terminatedOrder),
  response: excelExport('Terminated-policies-new-view'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const getPendingPolicyDetail = endpoint({
  name: 'getPendingPolicyDetail',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/{policyNumber}/PendingPolicyDetail',
  source,
  summary: 'One pending policy. 404 if it is not pending or is outside the book of business.',
  access: policiesAccess,
  params: policyNumberParam,
  response: policy,
  onServerError: 'page',
  onForbidden: 'page',
});

export const getPolicyDetail = endpoint({
  name: 'getPolicyDetail',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/{policyNumber}/PolicyDetail',
  source,
  summary: 'One policy, whatever its status. 404 for a policy outside the book of business.',
  access: policiesAccess,
  params: policyNumberParam,
  response: policy,
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportPolicyDetail = endpoint({
  name: 'exportPolicyDetail',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/{policyNumber}/Export',
  source,
  summary:
    'A policy as a PDF: everything that its page shows. 404 for a policy outside the book of business.',
  access: policiesAccess,
  params: policyNumberParam,
  response: pdfFile('policy'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const secondVersionsEndpoints = {
  getPendingPolicies,
  exportPendingPolicies,
  getActivePolicies,
  exportActivePolicies,
  getTerminatedPolicies,
  exportTerminatedPolicies,
  getPendingPolicyDetail,
  getPolicyDetail,
  exportPolicyDetail,
};
