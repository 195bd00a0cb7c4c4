import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatCount } from '@agent-portal/format';
import { dataTableWords } from '../../words/data.ts';
import { treeTableWords } from '../../words/tables.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { splitRoot } from '../rootProps/splitRoot.ts';
import { headingOf } from '../DataTable/Column.ts';
import { leastWidth } from '../DataTable/widths/hidingStyles.ts';
import { DetailRow } from '../DataTable/rows/DetailRow.tsx';
import { valueOf } from '../DataTable/rows/cellOf.tsx';
import { asText } from '../DataTable/columnKinds.tsx';
import { TableSurface, type TableSurfaceProps } from '../DataTable/TableSurface.tsx';
import { type OpenedState, useOpened } from '../DataTable/rows/opener.tsx';
import { BranchMore } from './BranchMore.tsx';
import { BranchState } from './BranchState.tsx';
import { TreeRow } from './TreeRow.tsx';
import { TreeFrame } from './TreeTable.styles.ts';
import type { LoadChildren } from './BranchStore.ts';
import { lineKey, treeEntries, type TreeEntry } from './treeEntries.ts';
import {
  announceBranch,
  placeOf,
  useBranches,
  useBranchKeys,
  useBranchLoads,
} from './useBranches.ts';
import { useRowWindow } from './window/useRowWindow.ts';
import { useSortedTree } from './sorting/useSortedTree.ts';

export interface TreeTableProps<Row extends object> extends Omit<
  TableSurfaceProps<Row>,
  'onSortIntent'
> {
  /** The top rows. Keep the list memoized: for a new one, branches load again. */
  readonly rows: readonly Row[];
  /** Names a row among its siblings. */
  readonly rowKey: (row: Row) => string;
  /** The rows under a row: an empty list if it has none, undefined to load them with `loadChildren`. */
  readonly childrenOf?: (row: Row) => readonly Row[] | undefined;
  /**
   * Loads the rows under a row when it opens: all of them, or, of a branch that may be long, the part
   * that begins after `from` rows, in the order of the table's sort.
   * @default rows without `childrenOf` have no children
   */
  readonly loadChildren?: LoadChildren<Row> | undefined;
  /** Explains why a branch did not load, and what to do: 'You are offline.' */
  readonly failureText?: ((reason: unknown) => ReactNode) | undefined;
  /**
   * Names the branch of a row, within a sentence: 'the team of Reyes, Marco'.
   * @default 'the rows under' and the value of the row's heading
   */
  readonly branchName?: ((row: Row) => string) | undefined;
  /**
   * A `useState` of the owner with the open rows. Each is the keys of its parents and its own,
   * joined by '/'. @default stored by the table, all closed at first
   */
  readonly openedState?: OpenedState | undefined;
  /** The row of a search, by its key as in `openedState`: it is marked, and scrolled to. */
  readonly marked?: string | undefined;
}

const unknown = () => undefined;

/** The space of rows that are not rendered, `height` pixels, in tables and in cards. */
const Gap = ({ height }: { readonly height: number }) => (
  <tr aria-hidden="true" data-gap="" style={{ blockSize: height, padding: 0, border: 0 }} />
);

/**
 * A table whose rows are all loaded, or load when they open: nested, and sorted by the browser
 * within each branch.
 *
 * It is a native `table` with disclosure buttons and not a `treegrid`, which the APG has for grids
 * with editable cells: its arrow keys would replace a screen reader's own commands
 * for reading tables, and the links in the cells would leave the Tab order. Levels are in
 * the row's header, because `aria-level` belongs to a treegrid. On the buttons the arrow keys do what they
 * do in a tree.
 *
 * - **Also called:** tree grid, tree view, hierarchy.
 * - **When to use it:** A hierarchy, a team, 10,000 rows to sort in the browser; branches may
 *   load when they are opened.
 * - **When not:** Rows are not nested, and a server sorts them: `DataTable`.
 * - **Keys:**
 *   - Enter, Space: Opens and closes the branch; on a header, sorts.
 *   - Right: Opens the branch; on an open one, goes into it. From right to left, Left and Right
 *     change places.
 *   - Left: Closes the branch; on a closed one, goes to the one over it.
 *   - Up, Down: Goes to the branch before or after it.
 *   - Home, End: Goes to the first or last branch.
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
  ref,
  columns,
  sort = null,
  sortColumns = columns,
  ...props
}: TreeTableProps<Row>) {
  const words = useWords('TreeTable', treeTableWords);
  const count = useFormat('count', formatCount);
  const texts = useMemo(() => ({ words, count }), [words, count]);
  const { root, rest: table } = splitRoot(props);
  const { moreOf } = useWords('DataTable', dataTableWords);
  const { store, branches } = useBranches(rows);
  const roots = useSortedTree({ columns: sortColumns, rows, rowKey, childrenOf, branches, sort });
  const { opened, toggle } = useOpened(openedState);
  const rest = useOpened();
  const entries = useMemo(
    () =>
      treeEntries(roots, {
        opened,
        branches,
        isToLoad: (row) => loadChildren !== undefined && childrenOf(row) === undefined,
        restOpened: rest.opened,
      }),
    [roots, opened, branches, loadChildren, childrenOf, rest.opened],
  );
  const keys = useMemo(() => entries.map(lineKey), [entries]);
  const [focused, setFocused] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => frame.current);
  const { lines, gapAfter, height } = useRowWindow(frame, keys, [focused, marked]);
  const heading = headingOf(columns);
  const titleOf = useCallback(
    (row: Row) => asText((heading && valueOf(heading, row)) ?? rowKey(row)),
    [heading, rowKey],
  );
  const nameOf = useMemo(
    () => branchName ?? ((row: Row) => words.under(titleOf(row))),
    [branchName, titleOf, words],
  );
  useMarkedRow(frame, marked, entries);
  useBranchLoads({ store, entries, load: loadChildren, nameOf, texts });
  const onBranchIntent = useCallback(
    (row: Row) => {
      const isToLoad = childrenOf(row) === undefined && !store.read().has(row);
      if (loadChildren && isToLoad) store.prefetch(row, loadChildren);
    },
    [store, loadChildren, childrenOf],
  );
  const onBranch = useCallback(
    (key: string, row: Row) => {
      // A branch that has loaded is rendered immediately, without a loading state.
      announceBranch(nameOf(row), loadChildren && store.takePrefetched(row, loadChildren), texts);
      toggle(key);
    },
    [nameOf, store, loadChildren, toggle, texts],
  );
  const id = useId();
  const onKeyDown = useBranchKeys(frame, entries, (place) => setFocused(keys[place]));

  function line(entry: TreeEntry<Row>, key: string) {
    const { kind, row, level } = entry;
    const about = { level, columns: columns.length };
    switch (kind) {
      case 'row':
        return (
          <TreeRow
            key={key}
            row={row}
            level={level}
            branch={entry.branch}
            isMarked={key === marked}
            columns={columns}
            rowKey={key}
            branchName={entry.branch ? nameOf(row) : ''}
            onBranch={onBranch}
            onBranchIntent={onBranchIntent}
            isOpen={rest.opened.has(key)}
            restId={`${id}${key}`}
            label={moreOf(titleOf(row))}
            onToggle={rest.toggle}
          />
        );
      case 'rest':
        return <DetailRow key={key} id={`${id}${entry.key}`} columns={columns} row={row} />;
      case 'more':
        return (
          <BranchMore
            key={key}
            {...about}
            shown={entry.shown}
            total={entry.total}
            branchName={nameOf(row)}
            onIntent={() => loadChildren && store.prefetch(row, loadChildren)}
            onMore={async () => (loadChildren ? store.loadMore(row, loadChildren) : false)}
          />
        );
      case 'loading':
      case 'failed':
      case 'nothing': {
        const branch = branches.get(row);
        return (
          <BranchState
            key={key}
            {...about}
            kind={kind}
            branchName={nameOf(row)}
            failure={branch?.status === 'failed' && failureText(branch.reason)}
            onRetry={() => store.clearFailure(row)}
          />
        );
      }
      default:
        return kind satisfies never;
    }
  }

  function drawn() {
    let gaps = 0;
    const rows = lines.flatMap(({ place, gap }) => {
      const entry = entries[place];
      if (!entry) return [];
      const row = line(entry, keys[place] ?? '');
      return gap > 0 ? [<Gap key={`/gap ${(gaps += 1)}`} height={gap} />, row] : [row];
    });
    // Gaps keep their elements, even without a height. React removes before it inserts, and WebKit loses its scroll
    // position while the page is shorter.
    return gapAfter === undefined ? rows : [...rows, <Gap key="/gap" height={gapAfter} />];
  }

  return (
    <TreeFrame
      {...root}
      $least={leastWidth(columns)}
      ref={frame}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setFocused(keys[placeOf(target)])}
      style={{ ...root.style, ...(height !== undefined && { minBlockSize: height }) }}
      data-nests={entries.some((entry) => entry.kind === 'row' && entry.branch) || undefined}
    >
      <TableSurface
        {...table}
        columns={columns}
        sort={sort}
        sortColumns={sortColumns}
        rows={drawn}
      />
    </TreeFrame>
  );
}

/**
 * Leads to the row of a search, once, when it has loaded: scrolls to it, and focuses its header.
 * @param frame the element around the rows
 */
function useMarkedRow<Row>(
  frame: RefObject<HTMLElement | null>,
  marked: string | undefined,
  entries: readonly TreeEntry<Row>[],
): void {
  const led = useRef<string>(undefined);
  useEffect(() => {
    if (marked === undefined) {
      led.current = undefined;
      return;
    }
    if (led.current === marked || !entries.some(({ key }) => key === marked)) return;
    const row = frame.current?.querySelector<HTMLElement>('tr[data-marked]');
    const heading = row?.querySelector<HTMLElement>('th');
    if (!row || !heading) return;
    led.current = marked;
    row.scrollIntoView({ block: 'center' });
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }, [frame, marked, entries]);
}
