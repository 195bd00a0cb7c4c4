import { useEndpoint } from '../swr/useEndpoint.ts';
import { getStatusCounts } from './contract.ts';

/** The three count groups of the own book of business [S7]. */
export function useStatusCounts() {
  return useEndpoint(getStatusCounts, {});
}
