import type { InputOf } from '../../endpoint.ts';
import { useEndpoint } from '../../swr/useEndpoint.ts';
import { getPolicyDetail } from './contract.ts';

/** One policy whatever its status, by its policy number (decisions, 2). */
export function usePolicyDetail(input: InputOf<typeof getPolicyDetail> | null) {
  return useEndpoint(getPolicyDetail, input);
}
