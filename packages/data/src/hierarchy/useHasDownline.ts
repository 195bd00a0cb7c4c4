import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getHasDownline } from './contract.ts';

/** Whether there are agents below one. */
export function useHasDownline(input: InputOf<typeof getHasDownline> | null) {
  return useEndpoint(getHasDownline, input);
}
