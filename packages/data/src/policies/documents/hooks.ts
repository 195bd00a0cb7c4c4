import { downloadHook } from '../../swr/downloadHook.ts';
import { exportApplication, exportPolicy } from './contract.ts';

export const useExportApplication = downloadHook(exportApplication);
export const useExportPolicy = downloadHook(exportPolicy);
