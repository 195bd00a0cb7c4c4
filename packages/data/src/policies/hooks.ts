import { downloadHook } from '../swr/downloadHook.ts';
import { listHook } from '../swr/listHook.ts';
import { exportPendingPolicyRequirements, getPendingPolicyRequirements } from './contract.ts';

export const useExportPendingPolicyRequirements = downloadHook(exportPendingPolicyRequirements);
export const usePendingPolicyRequirements = listHook(getPendingPolicyRequirements);
