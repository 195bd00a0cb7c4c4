import type { ChangeEndpoint, ReadEndpoint } from '../client/Client.ts';
import type { InputOf, OutputOf } from '../endpoint.ts';
import { type ChangeEffects, type Mutation, useMutation } from './useMutation.ts';

/**
 * Makes the hook of an endpoint that changes something.
 * @param effects which reads are out of date afterward, or which read the answer replaces; a function
 * makes them from the hook's arguments
 *
 * @example
 * export const useVoidCase = changeHook(voidCase, { invalidates: ['/API/CaseManagement/'] });
 * export const useWatchPolicy = changeHook(watchPolicy, { replaces: getWatches });
 */
/* @__NO_SIDE_EFFECTS__ */
export function changeHook<
  E extends ChangeEndpoint,
  R extends ReadEndpoint,
  Arguments extends readonly unknown[] = [],
>(
  endpoint: E,
  effects: ChangeEffects<E, R> | ((...args: Arguments) => ChangeEffects<E, R>) = {},
): (...args: Arguments) => Mutation<InputOf<E>, OutputOf<E>> {
  return function useChange(...args) {
    return useMutation(endpoint, typeof effects === 'function' ? effects(...args) : effects);
  };
}
