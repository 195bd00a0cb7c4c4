import { useEndpoint } from '../swr/useEndpoint.ts';
import { getIssuedByMonth } from './contract.ts';

/** The policies of one's own book issued in each of the last twelve months. */
export function useIssuedByMonth() {
  return useEndpoint(getIssuedByMonth, {});
}
