import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getPendingPolicyRequirements } from './contract.ts';

/** One page of the pending list: one row a requirement [S2]. */
export function usePendingPolicyRequirements(
  input: InputOf<typeof getPendingPolicyRequirements> | null,
) {
  return useEndpoint(getPendingPolicyRequirements, input, { keepsFormer: true });
}
