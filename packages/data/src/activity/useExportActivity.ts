import { useDownload } from '../swr/useDownload.ts';
import { exportActivity } from './contract.ts';

/** Downloads the activity as an Excel workbook. */
export function useExportActivity() {
  return useDownload(exportActivity);
}
