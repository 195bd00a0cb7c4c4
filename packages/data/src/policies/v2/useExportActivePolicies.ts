import { useDownload } from '../../swr/useDownload.ts';
import { exportActivePolicies } from './contract.ts';

/** Downloads the second active list as an Excel workbook, in its order and with its filters. */
export function useExportActivePolicies() {
  return useDownload(exportActivePolicies);
}
