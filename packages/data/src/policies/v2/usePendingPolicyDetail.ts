import type { InputOf } from '../../endpoint.ts';
import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getPendingPolicyDetail } from './contract.ts';

/** One pending policy, by its policy number (decisions, 2). */
export function usePendingPolicyDetail(input: InputOf<typeof getPendingPolicyDetail> | null) {
  return useEndpoint(getPendingPolicyDetail, input);
}
