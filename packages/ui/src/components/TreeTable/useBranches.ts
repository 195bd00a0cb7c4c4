import { useMemo, useSyncExternalStore } from 'react';
import { BranchStore } from './BranchStore.ts';

/** The branches that were loaded under these rows; other rows start without branches. */
export function useBranches<Row>(rows: readonly Row[]) {
  const store = useMemo(() => ({ rows, store: new BranchStore<Row>() }).store, [rows]);
  const branches = useSyncExternalStore(store.subscribe, store.read, store.read);
  return { store, branches };
}
