import { useEndpoint } from '../swr/useEndpoint.ts';
import { getBusinessTypes } from './contract.ts';

/**
 * The kinds of business of an agent that is looked at (decisions, 9).
 * @param agentId null asks nothing
 */
export function useBusinessTypes(agentId: string | null) {
  return useEndpoint(
    getBusinessTypes,
    agentId === null ? null : { query: { ViewAsAgentId: agentId } },
  );
}
