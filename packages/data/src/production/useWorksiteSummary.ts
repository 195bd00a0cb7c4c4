import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getWorksiteSummary } from './contract.ts';

/** Worksite production of an agent and its downline. */
export function useWorksiteSummary(input: InputOf<typeof getWorksiteSummary> | null) {
  return useEndpoint(getWorksiteSummary, input, {
    keepsFormer: true,
    subject: input?.query.viewAsAgentValues,
  });
}
