import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getCasesOfPolicy } from './contract.ts';

/** The cases of a policy; null asks for none. */
export function useCasesOfPolicy(policyNumber: string | null) {
  return useEndpoint(
    getCasesOfPolicy,
    policyNumber === null ? null : { params: { id: policyNumber } },
  );
}
