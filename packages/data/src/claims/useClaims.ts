import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getClaims } from './contract.ts';

/** One page of the claims that a search finds. */
export function useClaims(input: InputOf<typeof getClaims> | null) {
  return useEndpoint(getClaims, input, { keepsFormer: true });
}
