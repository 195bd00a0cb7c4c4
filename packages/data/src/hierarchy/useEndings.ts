import { useEndpoint } from '../swr/useEndpoint.ts';
import { getEndings } from './contract.ts';

/**
 * What ends first of the whole hierarchy, and how much does within 90 days.
 * @param isWanted whether to send the request
 */
export function useEndings(isWanted = true) {
  return useEndpoint(getEndings, isWanted ? { query: {} } : null);
}
