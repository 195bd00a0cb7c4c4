import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import { deleteView, getSavedViews, saveView, type SavedViewList } from './contract.ts';

export const useSavedViews = readHook(getSavedViews, {
  input: (list: SavedViewList | null) => list && { query: { list } },
});
export const useSaveView = changeHook(saveView, {
  replaces: getSavedViews,
  readWith: ({ body: { list } }) => ({ query: { list } }),
});
export const useDeleteView = changeHook(deleteView, {
  replaces: getSavedViews,
  readWith: ({ query: { list } }) => ({ query: { list } }),
});
