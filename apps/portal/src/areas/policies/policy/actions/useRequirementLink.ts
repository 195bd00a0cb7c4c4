import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { requirementLink } from './requirementLink.ts';
import { v2Paths } from '../../v2/v2Paths.ts';
import { v2StatusOf } from '../../v2/v2Status.ts';
import { useIsV2 } from '../../v2/useIsV2.ts';

/** Links to the action form in the version of the current page. */
export function useRequirementLink({
  policyNumber,
  policyStatus,
}: Pick<Policy, 'policyNumber' | 'policyStatus'>) {
  const isV2 = useIsV2();
  return (requirementId: string) =>
    isV2
      ? v2Paths.requirement(v2StatusOf(policyStatus), policyNumber, requirementId)
      : requirementLink(policyNumber, requirementId);
}
