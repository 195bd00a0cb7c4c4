import { useEndpoint } from '../swr/useEndpoint.ts';
import { getVertaforeInformation } from './contract.ts';

/** The agent as the carrier keeps it, and whether Vertafore sends its changes. */
export function useVertaforeInformation() {
  return useEndpoint(getVertaforeInformation, {});
}
