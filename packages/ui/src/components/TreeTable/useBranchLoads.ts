import { useEffect } from 'react';
import { formatCount } from '@agent-portal/format';
import { announce } from '../Announcer/announce.ts';
import type { Branch, BranchStore, LoadChildren } from './BranchStore.ts';
import type { TreeEntry } from './treeEntries.ts';

const rowsText = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`);

interface Loads<Row> {
  readonly store: BranchStore<Row>;
  readonly entries: readonly TreeEntry<Row>[];
  readonly load: LoadChildren<Row> | undefined;
  readonly nameOf: (row: Row) => string;
}

/** Announces that a branch has loaded, or why not. */
export function announceBranch<Row>(name: string, branch: Branch<Row> | undefined): void {
  if (!branch) return;
  announce(
    branch.status === 'loaded'
      ? `Loaded ${name}: ${rowsText(branch.total ?? branch.rows.length)}`
      : `Could not load ${name}`,
  );
}

/** Loads the branches that are open and not loaded yet, and announces when they are. */
export function useBranchLoads<Row>({ store, entries, load, nameOf }: Loads<Row>): void {
  useEffect(() => {
    if (!load) return;
    for (const { kind, row } of entries) {
      if (kind === 'loading') void loadBranch(row);
    }
    async function loadBranch(row: Row) {
      if (!load) return;
      announceBranch(nameOf(row), await store.load(row, load));
    }
  }, [store, entries, load, nameOf]);
}
