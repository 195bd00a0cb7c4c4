import { useEndpoint } from '../swr/useEndpoint.ts';
import { getAgentAccess } from './contract.ts';

/** The access level of the session's agent [S4]. */
export function useAgentAccess() {
  return useEndpoint(getAgentAccess, {});
}
