import { useMutation } from '../swr/useMutation.ts';
import { getWatches, watchPolicy } from './contract.ts';

/** Watches a policy. */
export function useWatchPolicy() {
  return useMutation(watchPolicy, { replaces: getWatches, readWith: () => ({}) });
}
