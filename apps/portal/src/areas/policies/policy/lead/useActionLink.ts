import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { paths } from '../../../../paths.ts';
import { v2Paths } from '../../v2/v2Paths.ts';
import { v2StatusOf } from '../../v2/v2Status.ts';
import { useIsV2 } from '../../v2/useIsV2.ts';
import { useRequirementLink } from '../actions/useRequirementLink.ts';

/**
 * The ID of the requirement that the agent should act on: the one that explains why the policy is pending,
 * otherwise the one that is due first. Undefined if none needs action.
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

/** Links to the action form, with the requirement selected that the agent should act on. */
export function useActionLink(policy: Policy): string {
  const isV2 = useIsV2();
  const linkTo = useRequirementLink(policy);
  const { policyNumber, policyStatus } = policy;
  const requirementId = requirementToAct(policy);
  if (requirementId !== undefined) return linkTo(requirementId);
  return isV2
    ? v2Paths.actions(v2StatusOf(policyStatus), policyNumber)
    : paths.policyActions(policyNumber);
}
