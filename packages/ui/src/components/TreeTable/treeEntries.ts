import type { Branches } from './branches.ts';

/** A row with those under it, each level in its order; a row of TanStack Table is one. */
export interface TreeNode<Row> {
  /** The keys of the rows over it and its own, joined by '/'. */
  readonly id: string;
  readonly original: Row;
  readonly depth: number;
  readonly subRows: readonly TreeNode<Row>[];
}

/** A line of the table that is a row. */
export interface RowEntry<Row> {
  readonly kind: 'row';
  readonly key: string;
  readonly row: Row;
  readonly level: number;
  /** Undefined where nothing is under the row. */
  readonly branch: 'closed' | 'open' | undefined;
}

/** A line that says how far the branch of a row is. */
export interface StateEntry<Row> {
  readonly kind: 'loading' | 'failed' | 'nothing';
  /** That of the row over it. */
  readonly key: string;
  readonly row: Row;
  readonly level: number;
}

/** The end of a branch that is shown in part; without a row it is that of the whole table. */
export interface MoreEntry<Row> {
  readonly kind: 'more';
  readonly key: string;
  readonly row: Row | undefined;
  readonly level: number;
  readonly shown: number;
  readonly total: number;
  /** Those after it are not there yet: they have to be asked for. */
  readonly isToLoad: boolean;
}

export type TreeEntry<Row> = RowEntry<Row> | StateEntry<Row> | MoreEntry<Row>;

/** How many rows of one branch are drawn before more are asked for. */
export const shownAtFirst = 50;

/** How many more of a long branch are drawn at a press: as many again, and few enough to be quick. */
export const moreOf = (shown: number, total: number) => Math.min(shown, 500, total - shown);

interface TreeState<Row> {
  readonly opened: ReadonlySet<string>;
  readonly branches: Branches<Row>;
  /** Whether what is under a row has to be asked for. */
  readonly isToLoad: (row: Row) => boolean;
  /** How many rows of a long branch are drawn, by its key. */
  readonly shown: ReadonlyMap<string, number>;
}

/** The lines that a tree takes in a table: only what is open, and of a long branch its beginning. */
export function treeEntries<Row>(
  roots: readonly TreeNode<Row>[],
  { opened, branches, isToLoad, shown }: TreeState<Row>,
): readonly TreeEntry<Row>[] {
  const entries: TreeEntry<Row>[] = [];

  function addAll(nodes: readonly TreeNode<Row>[], over: TreeNode<Row> | undefined) {
    const key = over?.id ?? '';
    const row = over?.original;
    const branch = row && branches.get(row);
    const inParts = branch?.status === 'loaded' ? branch.total : undefined;
    // What comes in parts is drawn as far as it came.
    const limit = inParts === undefined ? (shown.get(key) ?? shownAtFirst) : nodes.length;
    for (const node of nodes.slice(0, limit)) add(node);
    const total = inParts ?? nodes.length;
    if (total <= limit) return;
    const level = over ? over.depth + 1 : 0;
    const isToAskFor = inParts !== undefined;
    entries.push({ kind: 'more', key, row, level, shown: limit, total, isToLoad: isToAskFor });
  }

  function add(node: TreeNode<Row>) {
    const { id: key, original: row, depth: level, subRows } = node;
    const hasBranch = subRows.length > 0 || isToLoad(row);
    const isOpen = hasBranch && opened.has(key);
    const branch = hasBranch ? (isOpen ? 'open' : 'closed') : undefined;
    entries.push({ kind: 'row', key, row, level, branch });
    if (!isOpen) return;
    if (subRows.length > 0) addAll(subRows, node);
    else entries.push({ kind: stateOf(row), key, row, level: level + 1 });
  }

  function stateOf(row: Row): StateEntry<Row>['kind'] {
    const status = branches.get(row)?.status;
    if (!status) return 'loading';
    return status === 'failed' ? 'failed' : 'nothing';
  }

  addAll(roots, undefined);
  return entries;
}
