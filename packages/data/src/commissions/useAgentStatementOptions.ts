import { useEndpoint } from '../swr/useEndpoint.ts';
import { getAgentStatementOptions } from './contract.ts';

/** Which statements there are; asks nothing where they are not wanted. */
export function useAgentStatementOptions(isWanted = true) {
  return useEndpoint(getAgentStatementOptions, isWanted ? {} : null);
}
