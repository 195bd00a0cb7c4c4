import { useEndpoint } from '../swr/useEndpoint.ts';
import { getSavedViews, type SavedViewList } from './contract.ts';

/** The views that the user saved of a list; null asks for none. */
export function useSavedViews(list: SavedViewList | null) {
  return useEndpoint(getSavedViews, list && { query: { list } });
}
