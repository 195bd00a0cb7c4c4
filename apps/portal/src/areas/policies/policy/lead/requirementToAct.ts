import type { Policy } from '@agent-portal/data/policies/policy/shapes';

/**
 * The ID of the requirement that the agent should act on: the one that explains why the policy is pending, else
 * the one that is due first. Undefined if none needs action.
 */
export function requirementToAct({
  requirements,
  pendingReason,
}: Pick<Policy, 'requirements' | 'pendingReason'>): string | undefined {
  const needed = requirements
    .filter(({ actionNeeded }) => actionNeeded)
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
  const explained = needed.find(
    ({ requirementId }) => requirementId === pendingReason?.requirementId,
  );
  return (explained ?? needed[0])?.requirementId;
}
