import { useEndpoint } from '../swr/useEndpoint.ts';
import { getDebtAtRisk } from './contract.ts';

/** What would be charged back if each policy past due lapsed today. */
export function useDebtAtRisk() {
  return useEndpoint(getDebtAtRisk, { query: {} });
}
