import { useEndpoint } from '../swr/useEndpoint.ts';
import { getStatusCounts } from './contract.ts';

/** The three count groups of one's own book of business [S3]. */
export function useStatusCounts() {
  return useEndpoint(getStatusCounts, {});
}
