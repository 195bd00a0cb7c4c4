import type { InputOf } from '../../endpoint.ts';
import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getPendingPolicies } from './contract.ts';

/** One page of the second pending list: one row a policy (decisions, 2). */
export function usePendingPolicies(input: InputOf<typeof getPendingPolicies> | null) {
  return useEndpoint(getPendingPolicies, input, { keepsFormer: true });
}
