import { useChange } from '../swr/useChange.ts';
import { getWatches, stopWatching } from './contract.ts';

/** Watches a policy no longer. */
export function useStopWatching() {
  return useChange(stopWatching, getWatches, () => ({}));
}
