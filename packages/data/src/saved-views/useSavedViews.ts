import { useEndpoint } from '../swr/useEndpoint.ts';
import { getSavedViews, type SavedViewList } from './contract.ts';

/** The views that the user saved of a list. */
export function useSavedViews(list: SavedViewList) {
  return useEndpoint(getSavedViews, { query: { list } });
}
