import { actorNames } from '@agent-portal/data/policies/actorNames';
import type { PendingPolicyRow } from '@agent-portal/data/policies/v2/shapes';

type Waiting = Pick<PendingPolicyRow, 'requirements' | 'pendingReason'>;

/** The requirement that a policy waits for (the carrier's choice, or the first one due), and who must act. */
export function waitingFor({ requirements, pendingReason }: Waiting) {
  const open = requirements.filter(({ met }) => met !== 'Met');
  const [first] = open.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
  const named = open.find(({ requirementId }) => requirementId === pendingReason?.requirementId);
  const requirement = named ?? first;
  return {
    requirement,
    actor: pendingReason?.actors[0] ?? requirement?.actor,
    more: Math.max(0, open.length - 1),
  };
}

/** Who must act, and how many other requirements are open: 'Client, and 2 more'. */
export function whoActs({ actor, more }: ReturnType<typeof waitingFor>): string {
  return [actor && actorNames[actor], more > 0 && `and ${more} more`].filter(Boolean).join(', ');
}
