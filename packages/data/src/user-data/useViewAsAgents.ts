import { useEndpoint } from '../swr/useEndpoint.ts';
import { getViewAsAgents } from './contract.ts';

/** The agents that the session may view as (decisions, 7). */
export function useViewAsAgents() {
  return useEndpoint(getViewAsAgents, {});
}
