import type { Area } from '../Area.ts';
import { getBusinessTypes } from '@agent-portal/data/production/contract';
import { getViewAsAgents } from '@agent-portal/data/user-data/contract';
import { scopeOf } from '../book/scope.ts';
import { findBusinessTypes } from '../book/queries/downline.ts';
import { findViewAsAgents } from '../book/queries/viewAsAgents.ts';
import { route } from '../http/route.ts';

/** What lists show of the user: the agents to view as [S7]. */
export const userData: Area = {
  routes: [
    route(getViewAsAgents, async ({ caller, deps }) => ({
      viewAsFilterValues: await findViewAsAgents(deps.db, caller.agentIds),
    })),

    route(getBusinessTypes, async ({ caller, deps, input: { query } }) => {
      const [agentId = caller.agentId] = await scopeOf(deps.db, caller, query.ViewAsAgentId);
      return { productionCreditBusinessTypes: await findBusinessTypes(deps.db, agentId) };
    }),
  ],
};
