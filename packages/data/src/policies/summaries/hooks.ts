import { downloadHook } from '../../swr/downloadHook.ts';
import { listHook } from '../../swr/listHook.ts';
import { exportPolicySummaries, getPolicySummaries } from './contract.ts';

export const useExportPolicySummaries = downloadHook(exportPolicySummaries);
export const usePolicySummaries = listHook(getPolicySummaries);
