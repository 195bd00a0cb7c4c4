import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getWorksiteTable } from './contract.ts';

/** Worksite production by agent, group or product, nested. */
export function useWorksiteTable(input: InputOf<typeof getWorksiteTable> | null) {
  return useEndpoint(getWorksiteTable, input, {
    keepsFormer: true,
    subject: input?.query.viewAsAgentValues,
  });
}
