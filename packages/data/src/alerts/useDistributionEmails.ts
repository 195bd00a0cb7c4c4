import { useEndpoint } from '../swr/useEndpoint.ts';
import { getDistributionEmails } from './contract.ts';

/** Where the agent's alert e-mail goes. */
export function useDistributionEmails() {
  return useEndpoint(getDistributionEmails, {});
}
