import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getCasesNeedingAttention } from './contract.ts';

/**
 * How many cases need somebody, and those that need it most.
 * @param viewAs the agent whose business is looked at @default all own ones
 */
export function useCasesNeedingAttention(viewAs?: string | null) {
  return useEndpoint(getCasesNeedingAttention, {
    query: viewAs ? { ViewAsAgentId: viewAs } : {},
  });
}
