import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getCasesNeedingAttention } from './contract.ts';

/**
 * How many cases need attention, and the most urgent of them.
 * @param viewAs the agent whose business is looked at @default all own ones
 * @param isWanted whether to ask at all @default true
 */
export function useCasesNeedingAttention(viewAs?: string | null, isWanted = true) {
  const input = { query: viewAs ? { ViewAsAgentId: viewAs } : {} };
  return useEndpoint(getCasesNeedingAttention, isWanted ? input : null);
}
