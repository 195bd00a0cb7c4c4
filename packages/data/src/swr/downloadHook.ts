import type { FileEndpoint } from '../client/Client.ts';
import type { InputOf } from '../endpoint.ts';
import { type Download, useDownload } from './useDownload.ts';

/**
 * Makes the hook of an endpoint whose answer is a file.
 *
 * @example
 * export const useExportClaims = downloadHook(exportClaims);
 */
/* @__NO_SIDE_EFFECTS__ */
export function downloadHook<E extends FileEndpoint>(endpoint: E): () => Download<InputOf<E>> {
  return function useFile() {
    return useDownload(endpoint);
  };
}
