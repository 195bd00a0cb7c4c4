import { inPlace } from '../inPlace.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getFollowUps } from './contract.ts';

const endpoint = inPlace(getFollowUps);

const due = { query: { page: 1, pageSize: 10, filters: { state: 'due' } } } as const;

/**
 * The follow-ups that are due, the most overdue first; the smallest page there is holds the top five.
 * @param isWanted whether to send the request
 */
export function useDueFollowUps(isWanted = true) {
  return useEndpoint(endpoint, isWanted ? due : null);
}
