import { useEndpoint } from '../swr/useEndpoint.ts';
import { getGroupDetails } from './contract.ts';

/** A group of the own hierarchy, with its products and contacts. */
export function useGroupDetails(groupNumber: string) {
  return useEndpoint(getGroupDetails, { query: { groupNumber } });
}
