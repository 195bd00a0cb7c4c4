import { useMutation } from '../swr/useMutation.ts';
import { preferenceReads } from './alertReads.ts';
import { getAlertPreferences, saveAlertPreferences } from './contract.ts';

/** Saves what the agent is told of; a conflict brings what was saved meanwhile. */
export function useSaveAlertPreferences() {
  return useMutation(saveAlertPreferences, {
    invalidates: preferenceReads,
    replaces: getAlertPreferences,
    readWith: () => ({}),
  });
}
