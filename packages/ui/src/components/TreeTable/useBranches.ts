import { useMemo, useSyncExternalStore } from 'react';
import { BranchStore } from './branches.ts';

/** The branches that were loaded under these rows; under other rows all is asked for anew. */
export function useBranches<Row>(rows: readonly Row[]) {
  const store = useMemo(() => ({ rows, store: new BranchStore<Row>() }).store, [rows]);
  const branches = useSyncExternalStore(store.subscribe, store.read, store.read);
  return { store, branches };
}
