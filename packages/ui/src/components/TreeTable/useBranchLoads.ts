import { useEffect } from 'react';
import type { treeTableWords } from '../../words/tables.ts';
import type { Formats } from '../../words/Formats.ts';
import { announce } from '../Announcer/announce.ts';
import type { Branch, BranchStore, LoadChildren } from './BranchStore.ts';
import type { TreeEntry } from './treeEntries.ts';

/** The language of the announcements. */
export interface BranchTexts {
  readonly words: typeof treeTableWords;
  readonly count: Formats['count'];
}

interface Loads<Row> {
  readonly store: BranchStore<Row>;
  readonly entries: readonly TreeEntry<Row>[];
  readonly load: LoadChildren<Row> | undefined;
  readonly nameOf: (row: Row) => string;
  readonly texts: BranchTexts;
}

/** Announces that a branch has loaded, or why not. */
export function announceBranch<Row>(
  name: string,
  branch: Branch<Row> | undefined,
  { words, count }: BranchTexts,
): void {
  if (!branch) return;
  if (branch.status === 'failed') {
    announce(words.couldNotLoad(name));
    return;
  }
  const rows = branch.total ?? branch.rows.length;
  announce(words.loaded(name, rows, count(rows)));
}

/** Loads the branches that are open and not loaded yet, and announces when they are. */
export function useBranchLoads<Row>({ store, entries, load, nameOf, texts }: Loads<Row>): void {
  useEffect(() => {
    if (!load) return;
    for (const { kind, row } of entries) {
      if (kind === 'loading') void loadBranch(row);
    }
    async function loadBranch(row: Row) {
      if (!load) return;
      announceBranch(nameOf(row), await store.load(row, load), texts);
    }
  }, [store, entries, load, nameOf, texts]);
}
