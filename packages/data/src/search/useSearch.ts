import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { search } from './contract.ts';

/** What the own book holds under a term; an answer to a former term is aborted. */
export function useSearch(input: InputOf<typeof search> | null) {
  return useEndpoint(search, input, { keepsFormer: true });
}
