import {
  exportPendingPolicyRequirements,
  getPendingPolicyRequirements,
} from '@agent-portal/data/policies/contract';
import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import { getPolicy } from '@agent-portal/data/policies/policy/contract';
import { getPolicyActions, takeAction } from '@agent-portal/data/policies/actions/contract';
import { exportApplication, exportPolicy } from '@agent-portal/data/policies/documents/contract';
import {
  exportPolicySummaries,
  getPolicySummaries,
} from '@agent-portal/data/policies/summaries/contract';
import { getFilterValues } from '@agent-portal/data/policies/values/contract';
import { auditedRoute, route, type Route } from '../http/route.ts';
import { listActions, performAction } from './actions/rules.ts';
import { exportName } from '../lists/exportName.ts';
import { exportList } from '../lists/exportList.ts';
import { getPendingPage, pendingList } from './lists/pendingList.ts';
import { getPolicyDetails, withNoCall } from './policy/policyDetails.ts';
import { applicationFile, policyFile } from './policy/policyFiles.ts';
import { getCounts } from './lists/tabCounts.ts';
import { getValues } from './values/getValues.ts';
import { getSummaryPage, refuseOtherLists, summaryLists } from './lists/summaryList.ts';

/** [S7] Policies. */
export const policiesRoutes: readonly Route[] = [
  route(getStatusCounts, ({ caller, deps }) => getCounts(deps, caller)),

  route(getPendingPolicyRequirements, ({ caller, deps, input }) =>
    getPendingPage(deps, caller, input.query),
  ),

  route(getPolicySummaries, ({ caller, deps, input }) => getSummaryPage(deps, caller, input)),

  route(getFilterValues, ({ caller, deps, input }) => getValues(deps, caller, input)),

  route(getPolicy, async ({ caller, deps, input }) => {
    const policy = await getPolicyDetails(deps, caller, input.params.id);
    return withNoCall(policy, deps, caller);
  }),

  route(getPolicyActions, ({ caller, deps, input }) => listActions(deps, caller, input.params.id)),

  auditedRoute('action refused', takeAction, ({ deps, input, ...call }) =>
    performAction(deps, call, input.body),
  ),

  route(exportPolicy, ({ caller, deps, input, signal }) =>
    policyFile(deps, caller, input.params.id, signal),
  ),

  route(exportApplication, ({ caller, deps, input, signal }) =>
    applicationFile(deps, caller, input.params.id, signal),
  ),

  route(exportPendingPolicyRequirements, async ({ input, ...call }) => ({
    name: exportName(exportPendingPolicyRequirements, call.deps, input.query.filters?.viewAs),
    body: await exportList(call, pendingList, input.query),
  })),

  route(exportPolicySummaries, async ({ input: { params, query }, ...call }) => {
    refuseOtherLists(params.status, query, 'filters');
    return {
      name: exportName(exportPolicySummaries, call.deps, query.filters?.viewAs, params),
      body: await exportList(call, summaryLists[params.status], query),
    };
  }),
];
