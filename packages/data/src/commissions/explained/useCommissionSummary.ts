import type { InputOf } from '../../endpoint.ts';
import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getCommissionSummary } from './contract.ts';

/** The cycles of an agent, and its year against the year before. */
export function useCommissionSummary(input: InputOf<typeof getCommissionSummary>) {
  return useEndpoint(getCommissionSummary, input, { keepsFormer: true });
}
