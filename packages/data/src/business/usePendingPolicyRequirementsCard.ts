import type { InputOf } from '../endpoint.ts';
import { inPlace } from '../inPlace.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getPendingPolicyRequirements } from '../policies/contract.ts';

const endpoint = inPlace(getPendingPolicyRequirements);
type Input = InputOf<typeof endpoint>;

/**
 * One page of the pending list, for a card [S2]; by its own order where a carrier knows no other.
 * @param input null sends no request
 */
export function usePendingPolicyRequirementsCard(input: Input | null) {
  const ordered = useEndpoint(endpoint, input);
  const isUnknownOrder = ordered.error?.kind === 'invalid';
  const query = { ...input?.query, orderBy: undefined };
  const plain = useEndpoint(endpoint, isUnknownOrder ? { query } : null);
  return isUnknownOrder ? plain : ordered;
}
