import { useEndpoint } from '../swr/useEndpoint.ts';
import { getHierarchyViewAs } from './contract.ts';

/**
 * The agents of the own hierarchy.
 * @param isWanted whether they are asked for
 */
export function useHierarchyViewAs(isWanted: boolean) {
  return useEndpoint(getHierarchyViewAs, isWanted ? {} : null);
}
