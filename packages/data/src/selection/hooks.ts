import { changeHook } from '../swr/changeHook.ts';
import { downloadHook } from '../swr/downloadHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  exportSelection,
  getCallSheet,
  getSelection,
  requestContacts,
  setFollowUps,
  watchPolicies,
} from './contract.ts';

export const useSelection = readHook(getSelection, { freshForMs: 60_000 });
export const useExportSelection = downloadHook(exportSelection);
export const useCallSheet = readHook(getCallSheet);
export const useRequestContacts = changeHook(requestContacts, {
  invalidates: ['/API/PolicyInfo/', '/API/Business/Today'],
});
export const useSetFollowUps = changeHook(setFollowUps, {
  invalidates: ['/API/UserData/FollowUps', '/content/temporarymessages', '/API/Business/Today'],
});
export const useWatchPolicies = changeHook(watchPolicies, {
  invalidates: ['/API/UserData/Watches'],
});
