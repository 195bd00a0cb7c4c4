import type { InputOf } from '../../endpoint.ts';
import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getPolicySummaries } from './contract.ts';

/** One page of the active or the terminated list: one row a policy [S2]. */
export function usePolicySummaries(input: InputOf<typeof getPolicySummaries> | null) {
  return useEndpoint(getPolicySummaries, input, { keepsFormer: true });
}
