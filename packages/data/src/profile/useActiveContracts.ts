import { useEndpoint } from '../swr/useEndpoint.ts';
import { getActiveContracts } from './contract.ts';

/** The contracts in force of all own agent ids. */
export function useActiveContracts() {
  return useEndpoint(getActiveContracts, {});
}
