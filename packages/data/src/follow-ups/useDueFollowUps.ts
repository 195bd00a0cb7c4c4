import { inPlace } from '../inPlace.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getFollowUps } from './contract.ts';

const endpoint = inPlace(getFollowUps);

/** The follow-ups that are due, the most overdue first; the smallest page there is holds the top five. */
export function useDueFollowUps() {
  return useEndpoint(endpoint, {
    query: { page: 1, pageSize: 10, filters: { state: 'due' } },
  });
}
