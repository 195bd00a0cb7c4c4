import { useDownload } from '../../swr/useDownload.ts';
import { exportPolicy } from './contract.ts';

/** Downloads a policy as a PDF [S7]. */
export function useExportPolicy() {
  return useDownload(exportPolicy);
}
