import { useEndpoint } from '../swr/useEndpoint.ts';
import { getEndings } from './contract.ts';

/** What ends first of the whole hierarchy, and how much does within 90 days. */
export function useEndings() {
  return useEndpoint(getEndings, { query: {} });
}
