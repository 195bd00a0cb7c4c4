import type { TreeEntry } from './treeEntries.ts';

type Entries = readonly TreeEntry<unknown>[];

const opens = (entry: TreeEntry<unknown> | undefined) => entry?.kind === 'row' && entry.branch;

/** The next line from one on, in steps of 1 or -1, that opens a branch. */
function next(entries: Entries, from: number, by: 1 | -1): number | undefined {
  for (let place = from; place >= 0 && place < entries.length; place += by) {
    if (opens(entries[place])) return place;
  }
  return undefined;
}

/** The line whose branch contains a line. */
function over(entries: Entries, from: number): number | undefined {
  const level = entries[from]?.level ?? 0;
  let place = from - 1;
  while (place >= 0 && !(opens(entries[place]) && (entries[place]?.level ?? 0) < level)) place -= 1;
  return place < 0 ? undefined : place;
}

type Move = (entries: Entries, from: number) => number | 'press' | undefined;

const isOpen = (entry: TreeEntry<unknown> | undefined) =>
  entry?.kind === 'row' && entry.branch === 'open';

const moves: Readonly<Record<string, Move>> = {
  ArrowRight: (entries, from) => (isOpen(entries[from]) ? next(entries, from + 1, 1) : 'press'),
  ArrowLeft: (entries, from) => (isOpen(entries[from]) ? 'press' : over(entries, from)),
  ArrowDown: (entries, from) => next(entries, from + 1, 1),
  ArrowUp: (entries, from) => next(entries, from - 1, -1),
  Home: (entries) => next(entries, 0, 1),
  End: (entries) => next(entries, entries.length - 1, -1),
};

/** The same keys where lines begin on the right. */
const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * The move of a key on the button of a branch, as in a tree of the APG: right opens a branch
 * and then moves into it, left closes it and then moves to its parent, up and down move to the next.
 * From right to left, left opens and right closes.
 *
 * @returns the position of the line to move to, or `press`; undefined if the key does nothing
 */
export const branchMove = (entries: Entries, from: number, key: string, isRtl = false) =>
  moves[(isRtl && mirrored[key]) || key]?.(entries, from);

/** Whether a key moves on the buttons of branches, even where there is nowhere to go. */
export const isBranchKey = (key: string) => key in moves;
