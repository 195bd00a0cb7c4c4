import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getFeature } from './contract.ts';

/** Whether a feature is on; a failure means it is not [S7]. */
export function useFeature(input: InputOf<typeof getFeature> | null) {
  return useEndpoint(getFeature, input);
}
