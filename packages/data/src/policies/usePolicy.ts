import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getPolicy } from './contract.ts';

/** One policy, by its policy number [S3]. */
export function usePolicy(input: InputOf<typeof getPolicy> | null) {
  return useEndpoint(getPolicy, input);
}
