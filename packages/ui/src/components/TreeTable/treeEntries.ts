import type { Branches } from './BranchStore.ts';

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
  /** Undefined if the row has no children. */
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

/** The open line with the hidden columns of a row. */
interface RestEntry<Row> {
  readonly kind: 'rest';
  /** That of the row. */
  readonly key: string;
  readonly row: Row;
  readonly level: number;
}

/** The end of a branch that is loaded in part. */
export interface MoreEntry<Row> {
  readonly kind: 'more';
  /** That of the row over it. */
  readonly key: string;
  readonly row: Row;
  readonly level: number;
  readonly shown: number;
  readonly total: number;
}

export type TreeEntry<Row> = RowEntry<Row> | RestEntry<Row> | StateEntry<Row> | MoreEntry<Row>;

/** Names a line among all. */
export const lineKey = ({ kind, key }: Pick<TreeEntry<unknown>, 'kind' | 'key'>) =>
  kind === 'row' ? key : `${key}/${kind}`;

interface TreeState<Row> {
  readonly opened: ReadonlySet<string>;
  readonly branches: Branches<Row>;
  /** Whether the branch of a row has to load. */
  readonly isToLoad: (row: Row) => boolean;
  /** Keys of the rows whose other columns are open. */
  readonly restOpened: ReadonlySet<string>;
}

/** The lines of a tree in a table: only open rows, and the loaded part of each branch. */
export function treeEntries<Row>(
  roots: readonly TreeNode<Row>[],
  { opened, branches, isToLoad, restOpened }: TreeState<Row>,
): readonly TreeEntry<Row>[] {
  const entries: TreeEntry<Row>[] = [];

  function add(node: TreeNode<Row>) {
    const { id: key, original: row, depth: level, subRows } = node;
    const hasBranch = subRows.length > 0 || isToLoad(row);
    const isOpen = hasBranch && opened.has(key);
    const branch = hasBranch ? (isOpen ? 'open' : 'closed') : undefined;
    entries.push({ kind: 'row', key, row, level, branch });
    if (restOpened.has(key)) entries.push({ kind: 'rest', key, row, level });
    if (!isOpen) return;
    for (const under of subRows) add(under);
    const came = branches.get(row);
    const total = (came?.status === 'loaded' && came.total) || 0;
    const about = { key, row, level: level + 1 };
    if (subRows.length === 0) entries.push({ kind: stateOf(row), ...about });
    else if (total > subRows.length) {
      entries.push({ kind: 'more', ...about, shown: subRows.length, total });
    }
  }

  function stateOf(row: Row): StateEntry<Row>['kind'] {
    const status = branches.get(row)?.status;
    if (!status) return 'loading';
    return status === 'failed' ? 'failed' : 'nothing';
  }

  for (const root of roots) add(root);
  return entries;
}
