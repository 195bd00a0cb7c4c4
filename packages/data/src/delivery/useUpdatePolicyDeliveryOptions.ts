import { useMutation } from '../swr/useMutation.ts';
import { getPolicyDeliveryOptions, updatePolicyDeliveryOptions } from './contract.ts';

/** Saves how policies are delivered; a conflict brings what was saved meanwhile. */
export function useUpdatePolicyDeliveryOptions() {
  return useMutation(updatePolicyDeliveryOptions, {
    invalidates: (key) => key.startsWith(`GET ${getPolicyDeliveryOptions.path}`),
    replaces: getPolicyDeliveryOptions,
    readWith: ({ query: { ViewAsAgentNumber } }) => ({
      query: ViewAsAgentNumber === undefined ? {} : { ViewAsAgentNumber },
    }),
  });
}
