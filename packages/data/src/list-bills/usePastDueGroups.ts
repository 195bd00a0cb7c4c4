import { useEndpoint } from '../swr/useEndpoint.ts';
import { getPastDueGroups } from './contract.ts';

/**
 * The groups whose bills are past their due date.
 * @param isWanted whether to send the request
 */
export function usePastDueGroups(isWanted = true) {
  return useEndpoint(getPastDueGroups, isWanted ? {} : null);
}
