import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getCommissionTrace } from './contract.ts';

/** How a line of commission came about. */
export function useCommissionTrace(lineId: number) {
  return useEndpoint(getCommissionTrace, { params: { lineId } });
}
