import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getPolicyCommissions } from './contract.ts';

/** What a policy paid to the own agent ids; asks nothing without a number. */
export function usePolicyCommissions(policyNumber: string | null) {
  return useEndpoint(
    getPolicyCommissions,
    policyNumber === null ? null : { params: { policyNumber } },
  );
}
