import { inPlace } from '../inPlace.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getStatusCounts } from '../policies/contract.ts';

const endpoint = inPlace(getStatusCounts);

/** The three count groups of one's own book of business, for a card [S3]. */
export function useStatusCountsCard() {
  return useEndpoint(endpoint, {});
}
