import type { IndividualSummary, WorksiteSummary } from '@agent-portal/data/production/shapes';
import { type Scope, scopeOf } from '../book/scope.ts';
import { snapshotOf } from '../book/snapshots.ts';
import type { SnapshotKind } from '../db/SnapshotCache.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller } from '../session/caller.ts';
import { productionOf, sumOf } from './amounts.ts';
import type { AskedProduction } from './askedOf.ts';
import { periodsOf } from './periodsOf.ts';
import { type AgentSums, findAgentSums, findAgents } from './queries/findAgentSums.ts';
import { findMonthSums, findProductSums } from './queries/sums.ts';
import { findOffered } from './queries/findOffered.ts';

type Owner = Pick<AgentCaller, 'agentIds'>;

/** The query of a call, and whether it requests the filter's options. */
interface AskedSummary extends AskedProduction {
  readonly offers?: boolean | undefined;
}

/** Cached answers of production, weighed by their length. */
export const productionAnswers = <Value>(name: string): SnapshotKind<Value> => ({
  name: `production ${name}`,
  weigh: (value) => JSON.stringify(value).length * 2,
});

const byAgent = productionAnswers<IndividualSummary['agents']>('by agent');
const rest = productionAnswers<Pick<IndividualSummary, 'products' | 'totals' | 'periods'>>('sums');

/** The production of the agents in view, and of the agents directly below them with their downlines. */
export async function agentRows(deps: Deps, scope: Scope, asked: AskedProduction) {
  const make = async () => nameAgents(deps, await findAgentSums(deps.db, scope, asked));
  const about = [scope, deps.today, asked.businessType, asked.filters] as const;
  return (await snapshotOf(deps, byAgent, about, make)).value;
}

async function nameAgents({ db }: Deps, sums: readonly AgentSums[]) {
  const ids = sums.map(({ topId, belowId }) => belowId || topId);
  const named = await findAgents(db, ids);
  return sums.flatMap((sum, index) => {
    const agent = named.get(ids[index] ?? '');
    if (!agent) return [];
    const { path: _, ...said } = agent;
    const isOwn = sum.belowId === '';
    return [{ ...said, ...productionOf(sum), isOwn, hasDownline: !isOwn && sum.hasDownline }];
  });
}

/** What every production screen shows besides its rows. */
async function sumsOf(deps: Deps, scope: Scope, asked: AskedProduction) {
  const make = async () => {
    const products = await findProductSums(deps.db, scope, asked);
    const months = await findMonthSums(deps.db, scope, asked);
    return {
      products: products.map(({ lineOfBusiness, product, ...sums }) => ({
        lineOfBusiness,
        product,
        ...productionOf(sums),
      })),
      totals: productionOf(sumOf(products)),
      periods: periodsOf(asked.filters, months),
    };
  };
  return snapshotOf(deps, rest, [scope, deps.today, asked.businessType, asked.filters], make);
}

export const productSums = async (deps: Deps, scope: Scope, asked: AskedProduction) =>
  (await sumsOf(deps, scope, asked)).value;

/** The agents from the caller's own down to the one in view. */
async function trailOf({ db }: Deps, caller: Owner, viewAs: string | undefined) {
  if (viewAs === undefined) return [];
  const path = (await findAgents(db, [viewAs])).get(viewAs)?.path.split('/').slice(0, -1) ?? [];
  const ids = path.slice(path.findIndex((id) => caller.agentIds.includes(id)));
  const named = await findAgents(db, ids);
  return ids.flatMap((agentId) => {
    const agent = named.get(agentId);
    return agent ? [{ agentId, agentName: agent.agentName }] : [];
  });
}

/** The production of a caller's downline, as a whole. @throws {Problem} 404 for another caller's agent */
export async function getSummary(
  deps: Deps,
  caller: Owner,
  { offers, ...asked }: AskedSummary,
): Promise<WorksiteSummary & Pick<IndividualSummary, 'products'>> {
  const scope = await scopeOf(deps.db, caller, asked.filters.viewAs);
  const { value, asOf } = await sumsOf(deps, scope, asked);
  return {
    ...value,
    trail: await trailOf(deps, caller, asked.filters.viewAs),
    filters: offers ? await findOffered(deps.db, caller.agentIds, asked.businessType) : null,
    asOf: asOf.toISOString(),
  };
}

/** The same, by agent and by product. */
export async function getIndividual(
  deps: Deps,
  caller: Owner,
  asked: AskedSummary,
): Promise<IndividualSummary> {
  const summary = await getSummary(deps, caller, asked);
  const scope = await scopeOf(deps.db, caller, asked.filters.viewAs);
  return { ...summary, agents: await agentRows(deps, scope, asked) };
}
