import { useEndpoint } from '../swr/useEndpoint.ts';
import { getSubAccounts } from './contract.ts';

/** The agent's sub-accounts, by name. */
export function useSubAccounts() {
  return useEndpoint(getSubAccounts, {});
}
