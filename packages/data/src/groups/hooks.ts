import { downloadHook } from '../swr/downloadHook.ts';
import { readHook } from '../swr/readHook.ts';
import { exportGroupDetails, getGroupDetails } from './contract.ts';

export const useExportGroupDetails = downloadHook(exportGroupDetails);
export const useGroupDetails = readHook(getGroupDetails, {
  input: (groupNumber: string) => ({ query: { groupNumber } }),
});
