import { useDownload } from '../../swr/useDownload.ts';
import { exportPolicySummaries } from './contract.ts';

/** Downloads the active or terminated list as an Excel workbook, with its filters [S7]. */
export function useExportPolicySummaries() {
  return useDownload(exportPolicySummaries);
}
