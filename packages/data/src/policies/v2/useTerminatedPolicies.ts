import type { InputOf } from '../../endpoint.ts';
import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getTerminatedPolicies } from './contract.ts';

/** One page of the second terminated list (decisions, 2). */
export function useTerminatedPolicies(input: InputOf<typeof getTerminatedPolicies> | null) {
  return useEndpoint(getTerminatedPolicies, input, { keepsFormer: true });
}
