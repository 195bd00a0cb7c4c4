import { actorNames } from '@agent-portal/data/policies/actorNames';
import type { PendingPolicyRow } from '@agent-portal/data/policies/v2/shapes';

type Waiting = Pick<PendingPolicyRow, 'requirements' | 'pendingReason'>;

/** The requirement that a policy waits for: the one that the carrier names, or the first one due. */
export function waitingFor({ requirements, pendingReason }: Waiting) {
  const open = requirements.filter(({ met }) => met !== 'Met');
  const [first] = open.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
  const named = open.find(({ requirementId }) => requirementId === pendingReason?.requirementId);
  return { requirement: named ?? first, more: Math.max(0, open.length - 1) };
}

/** Who must act, and how many other requirements are open: 'Client, and 2 more'. */
export function whoActs(row: Waiting): string {
  const { requirement, more } = waitingFor(row);
  const actor = row.pendingReason?.actors[0] ?? requirement?.actor;
  return [actor && actorNames[actor], more > 0 && `and ${more} more`].filter(Boolean).join(', ');
}
