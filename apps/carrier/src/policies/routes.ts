import {
  exportPendingPolicyRequirements,
  getPendingPolicyRequirements,
  getPolicy,
  getStatusCounts,
} from '@agent-portal/data/policies/contract';
import { getPolicyActions, takeAction } from '@agent-portal/data/policies/actions/contract';
import { exportApplication, exportPolicy } from '@agent-portal/data/policies/documents/contract';
import {
  exportPolicySummaries,
  getPolicySummaries,
} from '@agent-portal/data/policies/summaries/contract';
import { route, type Route } from '../http/route.ts';
import { listActions, performAction, refusedAction } from './actions/rules.ts';
import { exportPending, exportSummaries } from './exports.ts';
import { getPendingPage } from './pendingList.ts';
import { getPolicyDetails } from './policyDetails.ts';
import { applicationFile, policyFile } from './policyFiles.ts';
import { getCounts } from './statusCounts.ts';
import { getSummaryPage } from './summaryList.ts';

/** [S7] Policies. */
export const policiesRoutes: readonly Route[] = [
  route(getStatusCounts, ({ caller, deps }) => getCounts(deps, caller)),

  route(getPendingPolicyRequirements, ({ caller, deps, input }) =>
    getPendingPage(deps, caller, input.query),
  ),

  route(getPolicySummaries, ({ caller, deps, input }) => getSummaryPage(deps, caller, input)),

  route(getPolicy, ({ caller, deps, input }) => getPolicyDetails(deps, caller, input.params.id)),

  route(getPolicyActions, ({ caller, deps, input }) => listActions(deps, caller, input.params.id)),

  {
    ...route(takeAction, ({ deps, input, ...call }) => performAction(deps, call, input.body)),
    attempted: async (c) => refusedAction(c.get('caller')),
  },

  route(exportPolicy, ({ caller, deps, input }) => policyFile(deps, caller, input.params.id)),

  route(exportApplication, ({ caller, deps, input }) =>
    applicationFile(deps, caller, input.params.id),
  ),

  route(exportPendingPolicyRequirements, async ({ caller, deps, input, signal }) => ({
    name: exportPendingPolicyRequirements.response.fallbackName(new Date(deps.today), {}),
    body: await exportPending(deps, caller, input, signal),
  })),

  route(exportPolicySummaries, async ({ caller, deps, input, signal }) => ({
    name: exportPolicySummaries.response.fallbackName(new Date(deps.today), input.params),
    body: await exportSummaries(deps, caller, input, signal),
  })),
];
