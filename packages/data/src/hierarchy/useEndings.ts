import { useEndpoint } from '../swr/useEndpoint.ts';
import { getEndings } from './contract.ts';

/**
 * What ends first of a hierarchy, and how much does within 90 days.
 * @param viewAs the agent whose hierarchy is viewed @default the own one
 * @param isWanted whether to send the request @default true
 */
export function useEndings(viewAs?: string, isWanted = true) {
  const input = { query: viewAs ? { ViewAsAgentId: viewAs } : {} };
  return useEndpoint(getEndings, isWanted ? input : null);
}
