import { useEndpoint } from '../swr/useEndpoint.ts';
import { getLifePortraitsRedirectUrl } from './contract.ts';

/**
 * The address at which LifePortraits opens [S7].
 * @param isWanted whether to send the request
 */
export function useLifePortraitsRedirectUrl(isWanted: boolean) {
  return useEndpoint(getLifePortraitsRedirectUrl, isWanted ? {} : null);
}
