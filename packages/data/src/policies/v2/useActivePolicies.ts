import type { InputOf } from '../../endpoint.ts';
import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getActivePolicies } from './contract.ts';

/** One page of the second active list (decisions, 2). */
export function useActivePolicies(input: InputOf<typeof getActivePolicies> | null) {
  return useEndpoint(getActivePolicies, input, { keepsFormer: true });
}
