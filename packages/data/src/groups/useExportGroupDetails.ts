import { useDownload } from '../swr/useDownload.ts';
import { exportGroupDetails } from './contract.ts';

/** Downloads a group with its products and contacts as an Excel workbook. */
export function useExportGroupDetails() {
  return useDownload(exportGroupDetails);
}
