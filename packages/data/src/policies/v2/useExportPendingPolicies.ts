import { useDownload } from '../../swr/useDownload.ts';
import { exportPendingPolicies } from './contract.ts';

/** Downloads the second pending list as an Excel workbook, in its order and with its filters. */
export function useExportPendingPolicies() {
  return useDownload(exportPendingPolicies);
}
