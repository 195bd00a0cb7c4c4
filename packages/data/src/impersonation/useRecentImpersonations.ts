import { useEndpoint } from '../swr/useEndpoint.ts';
import { getRecentImpersonations } from './contract.ts';

/** The agents that the user acted for last [S2]. */
export function useRecentImpersonations() {
  return useEndpoint(getRecentImpersonations, {});
}
