import type { ReadEndpoint } from '../client/Client.ts';
import { readHook, type ReadHookOptions } from './readHook.ts';
import type { InputOf, OutputOf } from '../endpoint.ts';

/**
 * Makes the hook of an endpoint that reads rows. The rows of the previous page or search stay on
 * screen while the next ones load.
 *
 * @example
 * export const useClaims = listHook(getClaims);
 */
/* @__NO_SIDE_EFFECTS__ */
export function listHook<E extends ReadEndpoint>(
  endpoint: E,
  options: Pick<ReadHookOptions<E, [InputOf<E> | null], OutputOf<E>>, 'subject'> = {},
) {
  return readHook<E, [input: InputOf<E> | null]>(endpoint, { ...options, keepPreviousData: true });
}
