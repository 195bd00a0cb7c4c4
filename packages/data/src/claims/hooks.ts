import { downloadHook } from '../swr/downloadHook.ts';
import { listHook } from '../swr/listHook.ts';
import { readHook } from '../swr/readHook.ts';
import { exportClaims, getClaim, getClaims, getLatestClaims } from './contract.ts';

export const useClaims = listHook(getClaims);
export const useExportClaims = downloadHook(exportClaims);
export const useLatestClaims = readHook(getLatestClaims, { input: () => ({ query: {} }) });
export const useClaim = readHook(getClaim, {
  input: (claimNumber: string) => ({ params: { claimNumber } }),
});
