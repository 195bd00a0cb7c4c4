import { useEndpoint } from '../swr/useEndpoint.ts';
import { getApplicationConfig } from './contract.ts';

/**
 * Settings of monitoring, tags and launchers [S3].
 * @param isWanted whether to send the request
 */
export function useApplicationConfig(isWanted: boolean) {
  return useEndpoint(getApplicationConfig, isWanted ? {} : null);
}
