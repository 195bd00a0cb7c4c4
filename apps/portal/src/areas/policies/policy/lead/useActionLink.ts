import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { paths } from '../../../../paths.ts';
import { v2Paths } from '../../v2/v2Paths.ts';
import { v2StatusOf } from '../../v2/v2Status.ts';
import { useIsV2 } from '../../v2/useIsV2.ts';
import { useRequirementLink } from '../actions/useRequirementLink.ts';
import { requirementToAct } from './requirementToAct.ts';

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
