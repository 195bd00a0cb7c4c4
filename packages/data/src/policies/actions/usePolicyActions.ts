import type { InputOf } from '../../endpoint.ts';
import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getPolicyActions } from './contract.ts';

/** The actions that were taken for a policy, the last one first (decisions, 3). */
export function usePolicyActions(input: InputOf<typeof getPolicyActions> | null) {
  return useEndpoint(getPolicyActions, input);
}
