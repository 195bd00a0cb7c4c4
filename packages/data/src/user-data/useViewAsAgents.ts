import { useEndpoint } from '../swr/useEndpoint.ts';
import { getViewAsAgents } from './contract.ts';

/**
 * The agents that the session may view as (decisions, 7).
 * @param isWanted whether they are asked for @default true
 */
export function useViewAsAgents(isWanted = true) {
  return useEndpoint(getViewAsAgents, isWanted ? {} : null);
}
