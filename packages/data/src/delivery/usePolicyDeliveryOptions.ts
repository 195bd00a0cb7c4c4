import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getPolicyDeliveryOptions } from './contract.ts';

/** Whose options, and in which market. */
export type DeliveryQuery = InputOf<typeof getPolicyDeliveryOptions>['query'];

/**
 * How the policies of an agent are delivered.
 * @param query null sends no request
 */
export function usePolicyDeliveryOptions(query: DeliveryQuery | null) {
  return useEndpoint(getPolicyDeliveryOptions, query && { query });
}
