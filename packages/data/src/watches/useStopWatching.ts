import { useMutation } from '../swr/useMutation.ts';
import { getWatches, stopWatching } from './contract.ts';

/** Watches a policy no longer. */
export function useStopWatching() {
  return useMutation(stopWatching, { replaces: getWatches, readWith: () => ({}) });
}
