import type { Policy } from '@agent-portal/data/policies/shapes';
import { requirementLink } from './requirementLink.ts';
import { secondPaths } from '../v2/secondPaths.ts';
import { secondStatusOf } from '../v2/secondStatus.ts';
import { useIsSecond } from '../v2/useIsSecond.ts';

/** Where action is taken on a policy's requirements: in the version whose page is on screen. */
export function useRequirementLink({
  policyNumber,
  policyStatus,
}: Pick<Policy, 'policyNumber' | 'policyStatus'>) {
  const isSecond = useIsSecond();
  return (requirementId: string) =>
    isSecond
      ? secondPaths.requirement(secondStatusOf(policyStatus), policyNumber, requirementId)
      : requirementLink(policyNumber, requirementId);
}
