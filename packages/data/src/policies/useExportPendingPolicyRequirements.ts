import { useDownload } from '../swr/useDownload.ts';
import { exportPendingPolicyRequirements } from './contract.ts';

/** Downloads the pending list as an Excel workbook, in its order and with its filters [S7]. */
export function useExportPendingPolicyRequirements() {
  return useDownload(exportPendingPolicyRequirements);
}
