import { useEndpoint } from '../swr/useEndpoint.ts';
import { getAgentStatementOptions } from './contract.ts';

/** Which statements there are. */
export function useAgentStatementOptions() {
  return useEndpoint(getAgentStatementOptions, {});
}
