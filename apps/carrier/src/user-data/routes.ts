import { getViewAsAgents } from '@agent-portal/data/user-data/contract';
import { findDownline } from '../hierarchy/queries.ts';
import { type Route, route } from '../http/route.ts';

/** [S7] User data. */
export const userDataRoutes: readonly Route[] = [
  route(getViewAsAgents, async ({ caller, deps }) => ({
    viewAsFilterValues: await findDownline(deps.db, caller.agentIds),
  })),
];
