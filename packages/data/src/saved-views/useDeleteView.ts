import { useMutation } from '../swr/useMutation.ts';
import { deleteView, getSavedViews } from './contract.ts';

/** Deletes a view of a list. */
export function useDeleteView() {
  return useMutation(deleteView, {
    replaces: getSavedViews,
    readWith: ({ query: { list } }) => ({ query: { list } }),
  });
}
