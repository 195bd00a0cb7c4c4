import { useEndpoint } from '../swr/useEndpoint.ts';
import { getAdditionalAgentIds } from './contract.ts';

/** The own agent ids besides the one in use. */
export function useAdditionalAgentIds() {
  return useEndpoint(getAdditionalAgentIds, {});
}
