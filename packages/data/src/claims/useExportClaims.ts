import { useDownload } from '../swr/useDownload.ts';
import { exportClaims } from './contract.ts';

/** Downloads the claims that a search finds as an Excel workbook. */
export function useExportClaims() {
  return useDownload(exportClaims);
}
