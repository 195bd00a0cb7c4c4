import type { WorksiteTab } from '@agent-portal/data/production/contract';
import { type Scope, scopeOf } from '../book/scope.ts';
import { snapshotOf } from '../book/snapshots.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller } from '../session/caller.ts';
import type { AskedProduction } from './askedOf.ts';
import { findAgents } from './queries/findAgentSums.ts';
import { findGroupSums, type GroupSums } from './queries/findGroupSums.ts';
import { productionAnswers } from './summary.ts';
import type { NestedTable } from '@agent-portal/data/production/shapes';
import { type Compared, enrolledOf, sumOf } from './amounts.ts';

/** The key and the name of the rows of one level. */
interface NestLevel<Row> {
  readonly id: (row: Row) => string;
  readonly name: (row: Row) => string;
}

type NestedRow = NestedTable['rows'][number];

/** Nests sums by levels, outermost first. A row is the sum of its children. */
function nest<Row extends Compared>(
  rows: readonly Row[],
  [level, ...inner]: readonly NestLevel<Row>[],
): NestedRow[] {
  if (!level) return [];
  return [...Map.groupBy(rows, level.id)].map(([id, within]) => {
    const name = within[0] ? level.name(within[0]) : id;
    const row = Object.assign(enrolledOf(sumOf(within)), { id, name });
    return inner.length > 0 ? Object.assign(row, { children: nest(within, inner) }) : row;
  });
}

const nested = productionAnswers<NestedTable['rows']>('nested');

const group: NestLevel<GroupSums> = {
  id: ({ groupNumber }) => groupNumber,
  name: (row) => row.group,
};
const product: NestLevel<GroupSums> = {
  id: (row) => row.product,
  name: (row) => row.product,
};

/** Worksite production nested by agent, group and product. */
export async function nestByAgent(deps: Deps, scope: Scope, asked: AskedProduction) {
  const sums = await findGroupSums(deps.db, scope, asked, 'agent');
  const named = await findAgents(deps.db, [...new Set(sums.map(({ agentId }) => agentId))]);
  const agent: NestLevel<GroupSums> = {
    id: ({ agentId }) => agentId,
    name: ({ agentId }) => named.get(agentId)?.agentName ?? '',
  };
  return nest(sums, [agent, group, product]);
}

async function makeRows(deps: Deps, scope: Scope, asked: AskedProduction, tab: WorksiteTab) {
  if (tab === 'agent') return nestByAgent(deps, scope, asked);
  const sums = await findGroupSums(deps.db, scope, asked, 'all');
  return nest(sums, tab === 'group' ? [group, product] : [product, group]);
}

/** Worksite production nested by a tab. @throws {Problem} 404 for another caller's agent */
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
