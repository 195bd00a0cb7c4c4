import { useEndpoint } from '../swr/useEndpoint.ts';
import { getIllustrationProAccountId } from './contract.ts';

/**
 * The account id that IllustrationPro is opened with [S7].
 * @param isWanted whether to send the request
 */
export function useIllustrationProAccountId(isWanted: boolean) {
  return useEndpoint(getIllustrationProAccountId, isWanted ? {} : null);
}
