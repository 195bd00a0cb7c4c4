import { type ReactNode, useMemo, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { dataTableWords } from '../../words/data.ts';
import { useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { token } from '../../theme/token.ts';
import type { Column, Sort } from './Column.ts';
import { TableFrame } from './DataTable.styles.ts';
import { hidingStyles, leastWidth } from './widths/hidingStyles.ts';
import { sortedInCard } from './styles/sortedInCard.ts';
import { roles } from './roles.ts';
import { TableHead } from './TableHead.tsx';
import { LazyRowBox } from './rows/lazyRowBox.ts';
import { TotalsRow } from './rows/TotalsRow.tsx';
import { useOverflow } from './widths/useOverflow.ts';
import { LazySortSelect } from './sorting/lazySortSelect.ts';

const TableHelp = lazyComponent(async () => (await import('./TableHelp.tsx')).TableHelp, {
  isOptional: true,
});

/** The state of the rows: first load, a different page loading, newer rows loading, ready, or failed. */
const tableStatuses = ['loading', 'stale', 'refreshing', 'ready', 'error'] as const;
export type TableStatus = (typeof tableStatuses)[number];

/** The props of every table. A description belongs to the `table`. */
export interface TableSurfaceProps<Row extends object> extends RootProps {
  /** The accessible name of the table: 'Pending'. */
  readonly name: string;
  /** The columns that show, in their order; keep the list at module scope or memoized. */
  readonly columns: readonly Column<Row>[];
  /** The sorted column and its direction. @default null, an order that no header shows */
  readonly sort?: Sort | null | undefined;
  /** A header was pressed: none → its first direction → the other → none. A table that sorts needs it. */
  readonly onSort?: ((next: Sort | null) => void) | undefined;
  /** A header is pointed at or focused: the sort that a press would set. */
  readonly onSortIntent?: ((next: Sort | null) => void) | undefined;
  /**
   * `refreshing` keeps the rows under a thin bar while newer ones load. `stale` keeps the rows of another page,
   * sort or filter: dimmed, and nothing in them can be pressed. @default 'ready'
   */
  readonly status?: TableStatus | undefined;
  /** Shows instead of the rows when `status` is `error`: what failed, and 'Try again'. */
  readonly error?: ReactNode;
  /**
   * Shows instead of the rows when there are none: no data, or no matches and which filters are on.
   * @default 'No rows'
   */
  readonly empty?: ReactNode;
  /** Skeleton rows during the first load. @default 10 */
  readonly skeletonRows?: number | undefined;
  /** Over the header: the filter bar. */
  readonly toolbar?: ReactNode;
  /** Under the rows: the pagination. */
  readonly footer?: ReactNode;
  /**
   * How close together the rows are. `compact` gives each row that opens one line of 40 px: long texts show whole
   * in the open row. @default 'comfortable'
   */
  readonly density?: 'comfortable' | 'compact' | undefined;
  /** The columns to sort by, shown or not. @default columns */
  readonly sortColumns?: readonly Column<Row>[] | undefined;
  /** The sums of all rows, by column, under them. @default none */
  readonly totals?: Partial<Row> | undefined;
  /** The label of the totals, for a table that shows one page of the rows. @default 'Total' */
  readonly totalsName?: string | undefined;
}

interface OwnProps {
  /** Rows begin with a button that opens them: all of them, or where columns are hidden. @default none do */
  readonly opens?: 'always' | 'narrow' | undefined;
  /** Starts a selection with the rows of the page. @default the table has no boxes */
  readonly onSelectPage?: (() => void) | undefined;
  /** Renders the rows. Not called while there are none. */
  readonly rows: () => readonly ReactNode[];
}

const noIntent = () => undefined;

/** The frame, the head and the states of a table, a `section` around a native `table`. */
export function TableSurface<Row extends object>({
  name,
  columns,
  sort = null,
  onSort = noIntent,
  onSortIntent = noIntent,
  status: given = 'ready',
  error,
  empty,
  skeletonRows = 10,
  toolbar,
  footer,
  density,
  sortColumns = columns,
  totals,
  totalsName,
  opens,
  onSelectPage,
  rows,
  'aria-describedby': described,
  ...root
}: TableSurfaceProps<Row> & OwnProps) {
  const words = useWords('DataTable', dataTableWords);
  const { ref, overflows } = useOverflow();
  const table = useRef<HTMLTableElement>(null);
  const sorted = sort?.field;
  const narrow = useMemo(() => hidingStyles(columns, sorted, opens), [columns, sorted, opens]);
  const inCard = useMemo(() => sortedInCard(columns, sorted), [columns, sorted]);
  const waits = given !== 'ready' && given !== 'error';
  const showsRows = given !== 'loading' && given !== 'error';
  const shown = showsRows ? rows() : [];
  const hasLead = opens !== undefined || onSelectPage !== undefined;
  // The empty text of another filter does not apply to this one.
  const status = given === 'stale' && shown.length === 0 ? 'loading' : given;

  return (
    <TableFrame
      {...root}
      $narrow={narrow}
      $sorted={inCard}
      $least={leastWidth(columns)}
      data-status={status}
      data-density={density === 'compact' ? density : undefined}
      data-opens={opens}
      data-selects={onSelectPage && ''}
    >
      {toolbar && <div data-part="toolbar">{toolbar}</div>}
      <ProgressBar active={waits} />
      <div
        ref={ref}
        data-part="scroller"
        data-overflows={overflows}
        onScroll={({ currentTarget }) => {
          currentTarget.dataset['scrolled'] = String(currentTarget.scrollLeft !== 0);
        }}
        {...(overflows && {
          role: 'region',
          'aria-label': words.scrolls(name),
          tabIndex: 0,
        })}
      >
        <CardSort columns={sortColumns} sort={sort} onSort={onSort} />
        <table
          {...roles.table}
          ref={table}
          aria-label={name}
          aria-describedby={described}
          aria-busy={waits}
        >
          <TableHead
            columns={columns}
            sort={sort}
            lead={hasLead}
            box={onSelectPage && <LazyRowBox of={shown.length} onPress={onSelectPage} />}
            onSort={onSort}
            onSortIntent={onSortIntent}
          />
          <tbody {...roles.rowGroup} inert={status === 'stale'}>
            {status === 'loading' && (
              <SkeletonRows rows={skeletonRows} columns={columns} lead={hasLead} />
            )}
            {shown}
          </tbody>
          {showsRows && totals && (
            <TotalsRow
              columns={columns}
              totals={totals}
              name={totalsName ?? words.total}
              lead={hasLead}
            />
          )}
        </table>
        <TableHelp table={table} name={name} columns={sortColumns} sort={sort} waits={waits} />
      </div>
      {status === 'error' && <div data-part="message">{error}</div>}
      {status !== 'loading' && showsRows && shown.length === 0 && (
        <div data-part="message">{empty === undefined ? words.noRows : empty}</div>
      )}
      {footer && <div data-part="footer">{footer}</div>}
    </TableFrame>
  );
}

interface SkeletonRowsProps {
  readonly rows: number;
  readonly columns: readonly Pick<Column<never>, 'id'>[];
  readonly lead: boolean;
}

/** The rows of a first load: skeletons, drawn by CSS in empty cells. */
function SkeletonRows({ rows, columns, lead }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} {...roles.row} aria-hidden data-skeleton>
      {lead && <td {...roles.cell} data-column="open" />}
      {columns.map(({ id }) => (
        <td key={id} {...roles.cell} data-column={id} />
      ))}
    </tr>
  ));
}

const run = keyframes`
  from { transform: translateX(-100%) scaleX(0.4); }
  to { transform: translateX(100%) scaleX(0.4); }
`;

/** Its place is 0 high, so that the content below never moves; the bar is over the line. */
const Track = styled.div`
  position: relative;
  block-size: 0;

  > div {
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    z-index: 4;
    block-size: 3px;
    overflow: hidden;

    &::after {
      content: '';
      display: block;
      block-size: 100%;
      background: ${token('color-primary')};
      animation: ${run} 1.2s linear infinite;
    }

    &:dir(rtl)::after {
      animation-direction: reverse;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    > div::after {
      animation: none;
    }
  }
`;

/** A thin bar over rows that wait. It is decoration: the table says the same with `aria-busy`. */
const ProgressBar = ({ active }: { readonly active: boolean }) => (
  <Track aria-hidden>{active && <div data-part="running" />}</Track>
);

/** The cards stay where they are when the select loads. */
const room = { minBlockSize: `calc(${token('control-height')} + ${token('space-16')} + 1px)` };

interface CardSortProps {
  readonly columns: readonly Column<never>[];
  readonly sort: Sort | null;
  readonly onSort: (next: Sort) => void;
}

/** The sort of a list whose rows are cards and so have no headers to press. */
function CardSort({ columns, sort, onSort }: CardSortProps) {
  const words = useWords('DataTable', dataTableWords);
  if (!columns.some(({ sortable }) => sortable)) return null;
  return (
    <label data-part="card-sort" style={room}>
      {words.sortBy} <LazySortSelect columns={columns} sort={sort} onSort={onSort} />
    </label>
  );
}
