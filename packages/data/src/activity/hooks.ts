import { changeHook } from '../swr/changeHook.ts';
import { downloadHook } from '../swr/downloadHook.ts';
import { listHook } from '../swr/listHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  endOtherSessions,
  endSession,
  exportActivity,
  getActivity,
  getSessions,
} from './contract.ts';

/** Ending a session adds a row to the activity too. */
const effects = {
  invalidates: ['/API/UserData/Activity', '/API/UserData/Sessions'],
  replaces: getSessions,
} as const;

export const useActivity = listHook(getActivity);
export const useExportActivity = downloadHook(exportActivity);
export const useSessions = readHook(getSessions);
export const useEndSession = changeHook(endSession, effects);
export const useEndOtherSessions = changeHook(endOtherSessions, effects);
