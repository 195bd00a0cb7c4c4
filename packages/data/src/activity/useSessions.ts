import { useEndpoint } from '../swr/useEndpoint.ts';
import { getSessions } from './contract.ts';

/** The sessions that are open now; `isAsked` false asks nothing. */
export function useSessions(isAsked = true) {
  return useEndpoint(getSessions, isAsked ? {} : null);
}
