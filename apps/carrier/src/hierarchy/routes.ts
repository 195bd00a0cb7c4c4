import {
  exportAppointments,
  exportEndings,
  exportHierarchy,
  exportPendingHierarchy,
  getActiveAppointments,
  getActiveHierarchy,
  getAgentInformation,
  getEndings,
  getHasDownline,
  getHierarchyViewAs,
  getPendingHierarchy,
} from '@agent-portal/data/hierarchy/contract';
import { scopeOf } from '../book/scope.ts';
import type { Deps } from '../http/appEnv.ts';
import { type Route, route } from '../http/route.ts';
import { answerList, type ShownList } from '../lists/answerList.ts';
import type { AnyOrder } from '../lists/BookList.ts';
import { exportList } from '../lists/exportList.ts';
import type { AgentCaller } from '../session/caller.ts';
import { filterValuesOf, getInformation, namesOf } from './information.ts';
import { appointmentList, endingList, requirementList, treeList, wholeListOf } from './lists.ts';
import { hasDownline } from './queries/information.ts';
import type { InputOf } from '@agent-portal/data/endpoint';
import { exportName } from '../lists/exportName.ts';

/** The input of a hierarchy call. */
interface HierarchyQuery extends Omit<InputOf<typeof getActiveHierarchy>['query'], 'orderBy'> {
  readonly state?: string | undefined;
  readonly orderBy?: AnyOrder | undefined;
}

/** Converts a query of the hierarchy to one of a list, with the viewed agent and the branch as filters. */
function askedOf<Filters extends object, Order extends AnyOrder>({
  ViewAsAgentId: viewAs,
  UnderAgentId: under,
  FirstAgentId: first,
  page,
  pageSize,
  orderBy,
  IncludeFilters: _offers,
  ...filters
}: HierarchyQuery) {
  const set = Object.entries({ viewAs, under, first, ...filters }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    page,
    pageSize,
    filters: Object.fromEntries(set) as Filters,
    orderBy: orderBy as Order | undefined,
  };
}

/** A page of a list of the hierarchy, and on request the options of its filters [S4]. */
async function pageOf<Filters extends object, Order extends AnyOrder, Row>(
  deps: Deps,
  caller: AgentCaller,
  list: ShownList<Filters, Order, Row>,
  query: HierarchyQuery,
) {
  const asked = askedOf<Filters, Order>(query);
  const { rows, total, paging } = await answerList(deps, caller, list, asked);
  const filters = query.IncludeFilters ? await filterValuesOf(deps, caller) : null;
  return { rows: [...rows], page: { ...paging, totalRecords: total, filters } };
}

/** [S7] Agent hierarchy, and items that end soon. */
export const hierarchyRoutes: readonly Route[] = [
  route(getHierarchyViewAs, async ({ caller, deps }) => ({
    viewAsFilterValues: await namesOf(deps, caller),
  })),

  route(getHasDownline, async ({ caller, deps, input: { query } }) =>
    hasDownline(deps.db, await scopeOf(deps.db, caller, query.ViewAsAgentId)),
  ),

  route(getAgentInformation, ({ caller, deps, input: { query } }) =>
    getInformation(deps, caller, query.ViewAsAgentId),
  ),

  route(getActiveHierarchy, async ({ caller, deps, input: { query } }) => {
    // Another agent's branch is rejected, not empty.
    await scopeOf(deps.db, caller, query.UnderAgentId);
    const { rows, page } = await pageOf(deps, caller, treeList, query);
    return { ...page, agents: rows };
  }),

  route(getPendingHierarchy, async ({ caller, deps, input: { query } }) => {
    const { rows, page } = await pageOf(deps, caller, requirementList, query);
    return { ...page, requirements: rows };
  }),

  route(getActiveAppointments, async ({ caller, deps, input: { query } }) => {
    const { rows, page } = await pageOf(deps, caller, appointmentList, query);
    return { ...page, appointments: rows };
  }),

  route(getEndings, async ({ caller, deps, input: { query } }) => {
    const { rows, page } = await pageOf(deps, caller, endingList, query);
    return { ...page, endings: rows };
  }),

  route(exportHierarchy, async ({ input: { query }, ...call }) => ({
    name: exportName(exportHierarchy, call.deps),
    body: await exportList(call, wholeListOf(call.caller.agentIds), askedOf(query)),
  })),

  route(exportPendingHierarchy, async ({ input: { query }, ...call }) => ({
    name: exportName(exportPendingHierarchy, call.deps),
    body: await exportList(call, requirementList, askedOf(query)),
  })),

  route(exportAppointments, async ({ input: { query }, ...call }) => ({
    name: exportName(exportAppointments, call.deps),
    body: await exportList(call, appointmentList, askedOf(query)),
  })),

  route(exportEndings, async ({ input: { query }, ...call }) => ({
    name: exportName(exportEndings, call.deps),
    body: await exportList(call, endingList, askedOf(query)),
  })),
];
