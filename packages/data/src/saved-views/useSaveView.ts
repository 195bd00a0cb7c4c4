import { useChange } from '../swr/useChange.ts';
import { getSavedViews, saveView } from './contract.ts';

/** Saves a view of a list, or changes one. */
export function useSaveView() {
  return useChange(saveView, getSavedViews, ({ body: { list } }) => ({ query: { list } }));
}
