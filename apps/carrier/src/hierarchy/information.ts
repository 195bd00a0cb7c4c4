import type { AgentRef } from '@agent-portal/data/policies/shapes';
import {
  type AgentInformation,
  countedAs,
  type HierarchyFilterValues,
} from '@agent-portal/data/hierarchy/shapes';
import { scopeOf } from '../book/scope.ts';
import { smallSnapshot, snapshotOf } from '../book/snapshots.ts';
import type { Deps } from '../http/appEnv.ts';
import { notFound } from '../http/answers/problems.ts';
import { orderOf } from '../lists/orderOf.ts';
import type { AgentCaller } from '../session/caller.ts';
import { endingList } from './lists.ts';
import { countHierarchy, findContract, findHierarchyValues } from './queries/information.ts';
import { findAgentNames, findDownline } from '../book/queries/downline.ts';

type Asker = Pick<AgentCaller, 'agentId' | 'agentIds'>;

/**
 * The contract of the caller or of a downline agent, with the counts of its hierarchy. Without a requested
 * agent, the hierarchy of all own agent ids.
 *
 * @throws {Problem} 404 when the requested agent is neither.
 */
export async function getInformation(
  deps: Deps,
  caller: Asker,
  viewAs: string | undefined,
): Promise<AgentInformation> {
  const scope = await scopeOf(deps.db, caller, viewAs);
  const found = await findContract(deps.db, viewAs ?? caller.agentId);
  if (!found) throw notFound('There is no such agent.');
  const { path, ...contract } = found;
  const ids = path.split('/').filter((id) => id !== '');
  // The caller does not see the agents above it.
  const own = ids.findIndex((id) => caller.agentIds.includes(id));
  const above = ids.slice(Math.max(0, own), -1);
  const named = await findAgentNames(deps.db, above);
  const make = () => countHierarchy(deps.db, scope);
  const kind = smallSnapshot<Awaited<ReturnType<typeof make>>>('hierarchy counts');
  const { value: counts } = await snapshotOf(deps, kind, [scope], make);
  const ends = await orderOf(deps, { agentIds: scope }, endingList, {});
  return {
    ...contract,
    counts,
    countedAsFilterValues: [...countedAs],
    uplines: above.flatMap((id) => named.find(({ agentId }) => agentId === id) ?? []),
    endingSoon: ends.value.length,
  };
}

const names = {
  name: 'names of a hierarchy',
  weigh: (agents: readonly AgentRef[]) => agents.length * 100 + 2_000,
};

/** All agents of the hierarchy, for the search by name. There can be thousands. */
export async function namesOf(deps: Deps, { agentIds }: Pick<Asker, 'agentIds'>) {
  const make = () => findDownline(deps.db, agentIds);
  return (await snapshotOf(deps, names, [agentIds], make)).value;
}

const offered = {
  name: 'hierarchy filter values',
  weigh: (values: HierarchyFilterValues) => (values.viewAsFilterValues?.length ?? 0) * 100 + 2_000,
};

/** The options of the filters: the values of the caller's whole book, whatever it views. */
export async function filterValuesOf(
  deps: Deps,
  { agentIds }: Asker,
): Promise<HierarchyFilterValues> {
  const make = () => findHierarchyValues(deps.db, agentIds);
  return (await snapshotOf(deps, offered, [agentIds], make)).value;
}
