import { downloadHook } from '../swr/downloadHook.ts';
import { listHook } from '../swr/listHook.ts';
import { exportClaims, getClaims } from './contract.ts';

export const useClaims = listHook(getClaims);
export const useExportClaims = downloadHook(exportClaims);
