import { useEndpoint } from '../swr/useEndpoint.ts';
import { getPolicyDeliveryOptions } from './contract.ts';

/** How the policies of an agent are delivered. @param ViewAsAgentNumber @default the own one */
export function usePolicyDeliveryOptions(ViewAsAgentNumber: string | undefined) {
  return useEndpoint(getPolicyDeliveryOptions, {
    query: ViewAsAgentNumber === undefined ? {} : { ViewAsAgentNumber },
  });
}
