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
import { route, type Route } from '../../http/route.ts';
import { exportName } from '../../lists/exportName.ts';
import { exportList } from '../../lists/exportList.ts';
import { getActivePolicyPage, getTerminatedPolicyPage, issuedLists } from './issuedPolicies.ts';
import { getPendingPolicyPage, pendingPolicyList } from './pendingPolicies.ts';
import { getPendingDetails, getPolicyDetails, withNoCall } from '../policy/policyDetails.ts';
import { policyFile } from '../policy/policyFiles.ts';

/** The calls of the second versions (decisions, 2). */
export const v2Routes: readonly Route[] = [
  route(getPendingPolicies, ({ caller, deps, input }) =>
    getPendingPolicyPage(deps, caller, input.query),
  ),

  route(getActivePolicies, ({ caller, deps, input }) =>
    getActivePolicyPage(deps, caller, input.query),
  ),

  route(getTerminatedPolicies, ({ caller, deps, input }) =>
    getTerminatedPolicyPage(deps, caller, input.query),
  ),

  route(exportPendingPolicies, async ({ input, ...call }) => ({
    name: exportName(exportPendingPolicies, call.deps, input.query.filters?.viewAs),
    body: await exportList(call, pendingPolicyList, input.query),
  })),

  route(exportActivePolicies, async ({ input, ...call }) => ({
    name: exportName(exportActivePolicies, call.deps, input.query.filters?.viewAs),
    body: await exportList(call, issuedLists.Active, input.query),
  })),

  route(exportTerminatedPolicies, async ({ input, ...call }) => ({
    name: exportName(exportTerminatedPolicies, call.deps, input.query.filters?.viewAs),
    body: await exportList(call, issuedLists.Terminated, input.query),
  })),

  route(getPendingPolicyDetail, async ({ caller, deps, input }) => {
    const policy = await getPendingDetails(deps, caller, input.params.policyNumber);
    return withNoCall(policy, deps, caller);
  }),

  route(getPolicyDetail, async ({ caller, deps, input }) => {
    const policy = await getPolicyDetails(deps, caller, input.params.policyNumber);
    return withNoCall(policy, deps, caller);
  }),

  route(exportPolicyDetail, ({ caller, deps, input, signal }) =>
    policyFile(deps, caller, input.params.policyNumber, signal),
  ),
];
