import { type ReactNode, useMemo, useState } from 'react';
import { headingOf } from '../DataTable/Column.ts';
import { valueOf } from '../DataTable/cells.tsx';
import { asText } from '../DataTable/columnKinds.tsx';
import { TableSurface, type TableSurfaceProps } from '../DataTable/TableSurface.tsx';
import { type OpenedState, useOpened } from '../DataTable/useOpened.ts';
import { BranchMore } from './BranchMore.tsx';
import { BranchState } from './BranchState.tsx';
import { TreeRow } from './TreeRow.tsx';
import { TreeFrame } from './TreeTable.styles.ts';
import { branchKeys } from './branchKeys.ts';
import type { LoadChildren } from './branches.ts';
import { treeEntries } from './treeEntries.ts';
import { useBranches } from './useBranches.ts';
import { useMarkedRow } from './useMarkedRow.ts';
import { useBranchLoads } from './useBranchLoads.ts';
import { useSortedTree } from './useSortedTree.ts';

export interface TreeTableProps<Row extends object> extends Omit<
  TableSurfaceProps<Row>,
  'onSortIntent'
> {
  /** The top rows. Keep the list memoized: under a new one, branches that load are asked for anew. */
  readonly rows: readonly Row[];
  /** Names a row among those beside it. */
  readonly rowKey: (row: Row) => string;
  /** The rows under a row; none is an empty list, and undefined asks `loadChildren`. */
  readonly childrenOf?: (row: Row) => readonly Row[] | undefined;
  /**
   * Loads the rows under a row when it opens: all of them, or, of a branch that may be long, the part
   * that begins after `from` rows, in the order of the table's sort.
   * @default what `childrenOf` does not know is none
   */
  readonly loadChildren?: LoadChildren<Row> | undefined;
  /** Says why a branch did not load, and what to do: 'You are offline.' */
  readonly failureText?: (reason: unknown) => ReactNode;
  /**
   * Names what is under a row, within a sentence: 'the downline of Reyes, Marco'.
   * @default 'what is under' and the value of the row's heading
   */
  readonly branchName?: ((row: Row) => string) | undefined;
  /**
   * A `useState` of the owner with what is open, by the keys of the rows over a row and its own,
   * joined by '/'. @default kept by the table, all closed at first
   */
  readonly openedState?: OpenedState;
  /** The row that was looked for, by its key as in `openedState`: it is marked, and scrolled to. */
  readonly marked?: string | undefined;
}

const unknown = () => undefined;

/**
 * A table whose rows are all at hand, or load where they open: nested, and sorted by the browser
 * within each branch.
 *
 * It is a native `table` with disclosure buttons and not a `treegrid`, which the APG has for grids
 * whose cells are worked on: its arrow keys would take the place of a screen reader's own commands
 * for reading tables, and the links in the cells would leave the order of Tab. Levels are said in
 * the row's header, because `aria-level` belongs to a treegrid. On the buttons the arrow keys do what they
 * do in a tree.
 */
export function TreeTable<Row extends object>({
  rows,
  rowKey,
  childrenOf = unknown,
  loadChildren,
  failureText = unknown,
  branchName,
  openedState,
  marked,
  ...table
}: TreeTableProps<Row>) {
  const { name, columns, sort, sortColumns = columns } = table;
  const { store, branches } = useBranches(rows);
  const roots = useSortedTree({ columns: sortColumns, rows, rowKey, childrenOf, branches, sort });
  const { opened, toggle } = useOpened(openedState);
  const rest = useOpened();
  const [shown, setShown] = useState<ReadonlyMap<string, number>>(new Map());
  const entries = useMemo(
    () =>
      treeEntries(roots, {
        opened,
        branches,
        isToLoad: (row) => loadChildren !== undefined && childrenOf(row) === undefined,
        shown,
      }),
    [roots, opened, branches, loadChildren, childrenOf, shown],
  );
  const heading = headingOf(columns);
  const titleOf = (row: Row) => asText((heading && valueOf(heading, row)) ?? rowKey(row));
  const nameOf = branchName ?? ((row: Row) => `what is under ${titleOf(row)}`);
  const frame = useMarkedRow(marked, entries);
  useBranchLoads({ store, entries, load: loadChildren, nameOf });

  function lines() {
    return entries.map((entry) => {
      const { kind, key, level } = entry;
      const about = { level, columns: columns.length };
      switch (kind) {
        case 'row':
          return (
            <TreeRow
              key={key}
              row={entry.row}
              level={level}
              branch={entry.branch}
              isMarked={key === marked}
              columns={columns}
              rowKey={key}
              branchName={entry.branch ? nameOf(entry.row) : ''}
              onBranch={toggle}
              isOpen={rest.opened.has(key)}
              label={`More of ${titleOf(entry.row)}`}
              onToggle={rest.toggle}
            />
          );
        case 'more':
          return (
            <BranchMore
              key={`${key}/more`}
              {...about}
              shown={entry.shown}
              total={entry.total}
              isToLoad={entry.isToLoad}
              onLoadMore={async () =>
                entry.row && loadChildren ? store.askMore(entry.row, loadChildren) : false
              }
              branchName={entry.row ? nameOf(entry.row) : name}
              onMore={(next) => setShown(new Map(shown).set(key, next))}
            />
          );
        case 'loading':
        case 'failed':
        case 'nothing': {
          const branch = branches.get(entry.row);
          return (
            <BranchState
              key={`${key}/state`}
              {...about}
              kind={kind}
              branchName={nameOf(entry.row)}
              failure={branch?.status === 'failed' && failureText(branch.reason)}
              onRetry={() => store.forget(entry.row)}
            />
          );
        }
        default:
          return kind satisfies never;
      }
    });
  }

  return (
    <TreeFrame
      ref={frame}
      onKeyDown={branchKeys}
      data-nests={entries.some((entry) => entry.kind === 'row' && entry.branch) || undefined}
    >
      <TableSurface {...table} opens={false} rows={lines} />
    </TreeFrame>
  );
}
