import { useMutation } from '../swr/useMutation.ts';
import { getSavedViews, saveView } from './contract.ts';

/** Saves a view of a list, or changes one. */
export function useSaveView() {
  return useMutation(saveView, {
    replaces: getSavedViews,
    readWith: ({ body: { list } }) => ({ query: { list } }),
  });
}
