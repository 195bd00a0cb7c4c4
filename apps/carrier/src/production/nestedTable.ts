import type { WorksiteTab } from '@agent-portal/data/production/contract';
import type { NestedTable } from '@agent-portal/data/production/shapes';
import { type Scope, scopeOf } from '../book/scope.ts';
import { snapshotOf } from '../book/snapshots.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller } from '../session/caller.ts';
import type { AskedProduction } from './askedOf.ts';
import { nest, type NestLevel } from './nest.ts';
import { findAgents } from './queries/findAgents.ts';
import { findGroupSums, type GroupSums } from './queries/findGroupSums.ts';
import { productionAnswers } from './summary.ts';

const nested = productionAnswers<NestedTable['rows']>('nested');

const group: NestLevel<GroupSums> = {
  id: ({ groupNumber }) => groupNumber,
  name: (row) => row.group,
};
const product: NestLevel<GroupSums> = {
  id: (row) => row.product,
  name: (row) => row.product,
};

/** What worksite production comes to for each agent, group and product. */
export async function findNamedSums(deps: Deps, scope: Scope, asked: AskedProduction) {
  const sums = await findGroupSums(deps.db, scope, asked, 'agent');
  const named = await findAgents(deps.db, [...new Set(sums.map(({ agentId }) => agentId))]);
  return sums.map((row) =>
    Object.assign(row, { agentName: named.get(row.agentId)?.agentName ?? '' }),
  );
}

async function makeRows(deps: Deps, scope: Scope, asked: AskedProduction, tab: WorksiteTab) {
  if (tab === 'agent') {
    const sums = await findNamedSums(deps, scope, asked);
    const agent = {
      id: ({ agentId }: (typeof sums)[number]) => agentId,
      name: ({ agentName }: (typeof sums)[number]) => agentName,
    };
    return nest(sums, [agent, group, product]);
  }
  const sums = await findGroupSums(deps.db, scope, asked, 'all');
  return nest(sums, tab === 'group' ? [group, product] : [product, group]);
}

/** Worksite production nested by a tab. @throws {Problem} 404 for an agent of others */
export async function getNestedTable(
  deps: Deps,
  caller: Pick<AgentCaller, 'agentIds'>,
  asked: AskedProduction,
  tab: WorksiteTab,
): Promise<NestedTable> {
  const scope = await scopeOf(deps.db, caller, asked.filters.viewAs);
  const about = [scope, deps.today, asked.filters, tab] as const;
  const make = () => makeRows(deps, scope, asked, tab);
  const { value, asOf } = await snapshotOf(deps, nested, about, make);
  return { rows: value, asOf: asOf.toISOString() };
}
