import { addDays } from '../db/dates.ts';
import { email, personName, phone } from '../db/seed/people.ts';
import { createRandom, type Random } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import { fixedProducers, topAgentId, type FixedProducer } from './fixedPeople.ts';
import { agents, producers } from '../db/tables/agents.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';
import type { SeededHierarchy } from '../db/seed/SeededPolicy.ts';

type Agent = typeof agents.$inferInsert;

const levels = ['Agency', 'General Agent', 'Agent', 'Associate Agent', 'Associate Agent'] as const;
const markets = ['NFM', 'NFW', 'NFI'] as const;
const companies = ['NL', 'NB'] as const;

interface HierarchyPlan {
  readonly seed: string;
  readonly today: string;
  /** The agents other than the fixed ones. */
  readonly count: number;
}

/** Creates the hierarchy: the fixed people, and a tree of others below the top. */
export function seedHierarchy(rows: RowBuffer, plan: HierarchyPlan): SeededHierarchy {
  const byId = new Map<string, Agent>();
  const add = (producer: FixedProducer) => addProducer(rows, plan, byId, producer);
  for (const producer of fixedProducers) add(producer);
  const others: string[] = [];
  for (let index = 0; index < plan.count; index += 1) {
    const random = createRandom(`${plan.seed}/agent/${index}`);
    const agentId = String(4_500_003 + index * 7);
    add({
      producerId: `P${20_000 + index}`,
      ...personName(random),
      businessTypes: random.pick([['Individual', 'Worksite'], ['Individual'], ['Worksite']]),
      agentIds: [agentId],
      // Six below each. The first ones are directly below the top.
      upline: others[Math.floor(index / 6) - 1] ?? topAgentId,
    });
    others.push(agentId);
  }
  const all = [...byId.values()];
  return { all, others };
}

function addProducer(
  rows: RowBuffer,
  plan: HierarchyPlan,
  byId: Map<string, Agent>,
  producer: FixedProducer,
): void {
  const { producerId, firstName, lastName, accessLevel = 'Full', businessTypes } = producer;
  const random = createRandom(`${plan.seed}/producer/${producerId}`);
  rows.add(producers, {
    producerId,
    firstName,
    lastName,
    accessLevel,
    businessTypes: [...businessTypes],
    email: email(random, producer),
    phone: phone(random),
  });
  for (const agentId of producer.agentIds) {
    const above = byId.get(producer.upline ?? '')?.path ?? '';
    const agent = {
      ...makeAgent(random, plan, producer, agentId, above),
      rowId: byId.size + 1,
    };
    byId.set(agentId, agent);
    rows.add(agents, agent);
  }
}

function makeAgent(
  random: Random,
  plan: HierarchyPlan,
  { producerId, upline }: FixedProducer,
  agentId: string,
  above: string,
): Omit<Agent, 'rowId'> {
  const depth = above.split('/').length - 1;
  return {
    agentId,
    producerId,
    uplineAgentId: upline ?? null,
    path: `${above}${agentId}/`,
    agentLevel: levels[Math.min(depth, levels.length - 1)] ?? 'Agent',
    marketCode: random.pick(markets),
    companyCode: random.pick(companies),
    contractStatus: random.chance(0.06) ? 'Pending' : 'Active',
    effectiveOn: addDays(plan.today, -random.int(200, 5_000)),
  };
}

/** The people. The book generates them itself, because everything else depends on them. */
export const hierarchyStep: BookStep = {
  name: 'hierarchy',
  tables: [producers, agents],
};
