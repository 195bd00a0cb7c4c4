import type { Random } from '../../db/seed/random.ts';
import type { writingAgents } from '../../db/tables/policies.ts';

/** The writing agent of a policy and sometimes another who shares the commission. */
export function makeWritingAgents(
  random: Random,
  policyNumber: string,
  agentId: string,
  others: readonly string[],
): (typeof writingAgents.$inferInsert)[] {
  const partner = random.chance(0.05) ? others[random.int(0, others.length - 1)] : undefined;
  if (partner === undefined || partner === agentId) {
    return [{ policyNumber, position: 1, agentId, split: 1 }];
  }
  const split = random.pick([0.5, 0.6, 0.75]);
  return [
    { policyNumber, position: 1, agentId, split },
    { policyNumber, position: 2, agentId: partner, split: Math.round((1 - split) * 1_000) / 1_000 },
  ];
}
