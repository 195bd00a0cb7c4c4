import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getIndividualSummary } from './contract.ts';

/** Individual production of an agent and those directly below it, and by product. */
export function useIndividualSummary(input: InputOf<typeof getIndividualSummary> | null) {
  return useEndpoint(getIndividualSummary, input, {
    keepsFormer: true,
    subject: input?.query.viewAsAgentValues,
  });
}
