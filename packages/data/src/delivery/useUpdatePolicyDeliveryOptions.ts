import { useMutation } from '../swr/useMutation.ts';
import { getPolicyDeliveryOptions, updatePolicyDeliveryOptions } from './contract.ts';
import type { DeliveryQuery } from './usePolicyDeliveryOptions.ts';

/**
 * Saves how policies are delivered; a conflict brings what was saved meanwhile.
 * @param query which options are on screen: the answer replaces them
 */
export function useUpdatePolicyDeliveryOptions(query: DeliveryQuery) {
  return useMutation(updatePolicyDeliveryOptions, {
    invalidates: (key) => key.startsWith(`GET ${getPolicyDeliveryOptions.path}`),
    replaces: getPolicyDeliveryOptions,
    readWith: () => ({ query }),
  });
}
