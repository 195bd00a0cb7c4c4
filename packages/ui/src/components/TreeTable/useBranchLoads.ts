import { useEffect } from 'react';
import { formatCount } from '@agent-portal/format';
import type { treeTableWords } from '../../words/data/treeTableWords.ts';
import { announce } from '../Announcer/announce.ts';
import type { Branch, BranchStore, LoadChildren } from './BranchStore.ts';
import type { TreeEntry } from './treeEntries.ts';

type Words = typeof treeTableWords;

interface Loads<Row> {
  readonly store: BranchStore<Row>;
  readonly entries: readonly TreeEntry<Row>[];
  readonly load: LoadChildren<Row> | undefined;
  readonly nameOf: (row: Row) => string;
  readonly words: Words;
}

/** Announces that a branch has loaded, or why not. */
export function announceBranch<Row>(
  name: string,
  branch: Branch<Row> | undefined,
  words: Words,
): void {
  if (!branch) return;
  if (branch.status === 'failed') {
    announce(words.couldNotLoad(name));
    return;
  }
  const count = branch.total ?? branch.rows.length;
  announce(words.loaded(name, formatCount(count), count));
}

/** Loads the branches that are open and not loaded yet, and announces when they are. */
export function useBranchLoads<Row>({ store, entries, load, nameOf, words }: Loads<Row>): void {
  useEffect(() => {
    if (!load) return;
    for (const { kind, row } of entries) {
      if (kind === 'loading') void loadBranch(row);
    }
    async function loadBranch(row: Row) {
      if (!load) return;
      announceBranch(nameOf(row), await store.load(row, load), words);
    }
  }, [store, entries, load, nameOf, words]);
}
