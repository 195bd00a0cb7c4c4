import { useEndpoint } from '../swr/useEndpoint.ts';
import { getPastDueGroups } from './contract.ts';

/** The groups whose bills are past their due date. */
export function usePastDueGroups() {
  return useEndpoint(getPastDueGroups, {});
}
