import { useDownload } from '../../swr/useDownload.ts';
import { exportApplication } from './contract.ts';

/** Downloads the application for a policy as a PDF [S7]. */
export function useExportApplication() {
  return useDownload(exportApplication);
}
