import { useDownload } from '../../swr/useDownload.ts';
import { exportTerminatedPolicies } from './contract.ts';

/** Downloads the second terminated list as an Excel workbook, in its order and with its filters. */
export function useExportTerminatedPolicies() {
  return useDownload(exportTerminatedPolicies);
}
