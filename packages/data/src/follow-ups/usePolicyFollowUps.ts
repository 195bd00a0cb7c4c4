import { useEndpoint } from '../swr/useEndpoint.ts';
import { getPolicyFollowUps } from './contract.ts';

/** The follow-ups that the user set on a policy's requirements; null asks for none. */
export function usePolicyFollowUps(policyNumber: string | null) {
  return useEndpoint(
    getPolicyFollowUps,
    policyNumber === null ? null : { params: { policyNumber } },
  );
}
