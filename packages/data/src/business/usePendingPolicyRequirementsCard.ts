import type { InputOf } from '../endpoint.ts';
import { inPlace } from '../inPlace.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getPendingPolicyRequirements } from '../policies/contract.ts';

const endpoint = inPlace(getPendingPolicyRequirements);

/** One page of the pending list, for a card [S2]. */
export function usePendingPolicyRequirementsCard(input: InputOf<typeof endpoint>) {
  return useEndpoint(endpoint, input);
}
