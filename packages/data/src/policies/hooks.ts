import { downloadHook } from '../swr/downloadHook.ts';
import { listHook } from '../swr/listHook.ts';
import { readHook } from '../swr/readHook.ts';
import {
  exportPendingPolicyRequirements,
  getPendingPolicyRequirements,
  getStatusCounts,
} from './contract.ts';
import { getPolicy } from './policy/contract.ts';

export const useExportPendingPolicyRequirements = downloadHook(exportPendingPolicyRequirements);
export const usePendingPolicyRequirements = listHook(getPendingPolicyRequirements);
export const usePolicy = readHook(getPolicy);
export const useStatusCounts = readHook(getStatusCounts);
