import { useChange } from '../swr/useChange.ts';
import { getWatches, watchPolicy } from './contract.ts';

/** Watches a policy. */
export function useWatchPolicy() {
  return useChange(watchPolicy, getWatches, () => ({}));
}
