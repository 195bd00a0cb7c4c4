import type { InputOf } from '../endpoint.ts';
import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import { getPolicyDeliveryOptions, updatePolicyDeliveryOptions } from './contract.ts';

/** Whose options, and in which market. */
export type DeliveryQuery = InputOf<typeof getPolicyDeliveryOptions>['query'];

export const usePolicyDeliveryOptions = readHook(getPolicyDeliveryOptions, {
  input: (query: DeliveryQuery | null) => query && { query },
});
/** Takes the query of the options on screen: the answer of the save replaces them. */
export const useUpdatePolicyDeliveryOptions = changeHook(
  updatePolicyDeliveryOptions,
  (query: DeliveryQuery) => ({
    invalidates: [getPolicyDeliveryOptions.path],
    replaces: getPolicyDeliveryOptions,
    readWith: () => ({ query }),
  }),
);
