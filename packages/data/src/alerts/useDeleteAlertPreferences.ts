import { useMutation } from '../swr/useMutation.ts';
import { preferenceReads } from './alertReads.ts';
import { deleteAlertPreferences, getAlertPreferences } from './contract.ts';

/** Deletes all preferences; a conflict brings what was saved meanwhile. */
export function useDeleteAlertPreferences() {
  return useMutation(deleteAlertPreferences, {
    invalidates: preferenceReads,
    replaces: getAlertPreferences,
    readWith: () => ({}),
  });
}
