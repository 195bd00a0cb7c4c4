import { useDownload } from '../../swr/useDownload.ts';
import { exportPolicyDetail } from './contract.ts';

/** Downloads a policy as a PDF, from its second pages (decisions, 2). */
export function useExportPolicyDetail() {
  return useDownload(exportPolicyDetail);
}
