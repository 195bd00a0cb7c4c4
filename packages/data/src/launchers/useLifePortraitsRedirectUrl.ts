import { useEndpoint } from '../swr/useEndpoint.ts';
import { getLifePortraitsRedirectUrl } from './contract.ts';

/**
 * The address at which LifePortraits opens [S7].
 * @param isWanted asks only then
 */
export function useLifePortraitsRedirectUrl(isWanted: boolean) {
  return useEndpoint(getLifePortraitsRedirectUrl, isWanted ? {} : null);
}
