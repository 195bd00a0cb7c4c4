import { inPlace } from '../../inPlace.ts';
import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getPolicyDetail } from './contract.ts';

const endpoint = inPlace(getPolicyDetail);

/** One policy, for what opens under its row: a failure replaces no page. */
export function usePolicyAtAGlance(policyNumber: string) {
  return useEndpoint(endpoint, { params: { policyNumber } });
}
