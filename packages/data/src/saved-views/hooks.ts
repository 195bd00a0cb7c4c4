import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  deleteView,
  getSavedViews,
  getViewCounts,
  mostCountedViews,
  saveView,
  type SavedViewList,
  setViewDigest,
} from './contract.ts';

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
export const useSetViewDigest = changeHook(setViewDigest, {
  replaces: getSavedViews,
  readWith: ({ body: { list } }) => ({ query: { list } }),
});
/** Counts the policies of some views, again each minute. No ids send no request. */
export const useViewCounts = readHook(getViewCounts, {
  input: (list: SavedViewList, viewIds: readonly number[]) =>
    viewIds.length > 0 ? { query: { list, viewIds: viewIds.slice(0, mostCountedViews) } } : null,
  pollEveryMs: 60_000,
});
