import {
  exportActivePolicies,
  exportPendingPolicies,
  exportPolicyDetail,
  exportTerminatedPolicies,
  getActivePolicies,
  getPendingPolicies,
  getPendingPolicyDetail,
  getPolicyDetail,
  getTerminatedPolicies,
} from '@agent-portal/data/policies/v2/contract';
import { route, type Route } from '../http/route.ts';
import { getActivePolicyPage, getTerminatedPolicyPage } from './issuedPolicies.ts';
import { getPendingPolicyPage } from './pendingPolicies.ts';
import { getPendingDetails, getPolicyDetails } from './policyDetails.ts';
import { policyFile } from './policyFiles.ts';
import { exportIssuedRows, exportPendingRows } from './secondExports.ts';

/** The calls of the second versions (decisions, 2). */
export const secondRoutes: readonly Route[] = [
  route(getPendingPolicies, ({ caller, deps, input }) =>
    getPendingPolicyPage(deps, caller, input.query),
  ),

  route(getActivePolicies, ({ caller, deps, input }) =>
    getActivePolicyPage(deps, caller, input.query),
  ),

  route(getTerminatedPolicies, ({ caller, deps, input }) =>
    getTerminatedPolicyPage(deps, caller, input.query),
  ),

  route(exportPendingPolicies, async ({ caller, deps, input, signal }) => ({
    name: exportPendingPolicies.response.fallbackName(new Date(deps.today), {}),
    body: await exportPendingRows(deps, caller, input.query, signal),
  })),

  route(exportActivePolicies, async ({ caller, deps, input, signal }) => ({
    name: exportActivePolicies.response.fallbackName(new Date(deps.today), {}),
    body: await exportIssuedRows(deps, caller, { status: 'Active', ...input }, signal),
  })),

  route(exportTerminatedPolicies, async ({ caller, deps, input, signal }) => ({
    name: exportTerminatedPolicies.response.fallbackName(new Date(deps.today), {}),
    body: await exportIssuedRows(deps, caller, { status: 'Terminated', ...input }, signal),
  })),

  route(getPendingPolicyDetail, ({ caller, deps, input }) =>
    getPendingDetails(deps, caller, input.params.policyNumber),
  ),

  route(getPolicyDetail, ({ caller, deps, input }) =>
    getPolicyDetails(deps, caller, input.params.policyNumber),
  ),

  route(exportPolicyDetail, ({ caller, deps, input }) =>
    policyFile(deps, caller, input.params.policyNumber),
  ),
];
