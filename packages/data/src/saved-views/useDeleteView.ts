import { useChange } from '../swr/useChange.ts';
import { deleteView, getSavedViews } from './contract.ts';

/** Deletes a view of a list. */
export function useDeleteView() {
  return useChange(deleteView, getSavedViews, ({ query: { list } }) => ({ query: { list } }));
}
