import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { searchImpersonations } from './contract.ts';

/** Agents that a term finds; null asks for nothing [S5]. */
export function useSearchImpersonations(input: InputOf<typeof searchImpersonations> | null) {
  return useEndpoint(searchImpersonations, input, { keepsFormer: true });
}
