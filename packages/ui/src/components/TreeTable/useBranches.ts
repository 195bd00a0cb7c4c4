import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { treeTableWords } from '../../words/tables.ts';
import type { Formats } from '../../words/Formats.ts';
import { announce } from '../Announcer/announce.ts';
import { type Branch, BranchStore, type LoadChildren } from './BranchStore.ts';
import { branchMove, isBranchKey } from './branchMove.ts';
import type { TreeEntry } from './treeEntries.ts';

/** The branches that were loaded under these rows; other rows start without branches. */
export function useBranches<Row>(rows: readonly Row[]) {
  const store = useMemo(() => ({ rows, store: new BranchStore<Row>() }).store, [rows]);
  const branches = useSyncExternalStore(store.subscribe, store.read, store.read);
  return { store, branches };
}

const opener = '[data-part="branch"]';

/** The position of the line that contains an element. */
export const placeOf = (element: Element) =>
  Number(element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? -1);

/**
 * The arrow keys on the buttons of branches.
 * @param keep has a line drawn, by its place
 */
export function useBranchKeys(
  frame: RefObject<HTMLElement | null>,
  entries: readonly TreeEntry<unknown>[],
  keep: (place: number) => void,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    const button = target instanceof HTMLElement ? target.closest<HTMLElement>(opener) : null;
    if (!button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!isBranchKey(key)) return;
    event.preventDefault();
    const to = branchMove(
      entries,
      placeOf(button),
      key,
      getComputedStyle(button).direction === 'rtl',
    );
    if (to === 'press') button.click();
    if (typeof to !== 'number') return;
    flushSync(() => keep(to));
    frame.current?.querySelector<HTMLElement>(`tr[data-place='${to}'] ${opener}`)?.focus();
  };
}

/** The language of the announcements. */
interface BranchTexts {
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
