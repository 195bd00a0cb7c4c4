import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { foldText, fractionOf } from '@agent-portal/format';
import { useLocale } from '../../../words/useWords.ts';
import type { Column, Sort } from '../../DataTable/Column.ts';
import type { Branches } from '../BranchStore.ts';
import type { TreeNode } from '../treeEntries.ts';
import { valueOf } from '../../DataTable/rows/cellOf.tsx';
import { asText } from '../../DataTable/columnKinds.tsx';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** What the table draws by itself, from entries; TanStack's state has nothing else to redraw. */
const nothing = () => null;

interface Tree<Row> {
  /** The columns to sort by. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly childrenOf: (row: Row) => readonly Row[] | undefined;
  /** The loaded branches. */
  readonly branches: Branches<Row>;
  readonly sort: Sort | null;
}

/** A tree in the order of a sort, within each branch. */
export function useSortedTree<Row extends object>({
  columns,
  rows,
  rowKey,
  childrenOf,
  branches,
  sort,
}: Tree<Row>): readonly TreeNode<Row>[] {
  const locale = useLocale();
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: Row) => sortKeyOf(column, row),
        sortFn: (one: Keyed, other: Keyed, id: string) =>
          compareKeys(one.getValue(id), other.getValue(id), locale),
        sortUndefined: 'last' as const,
      })),
    [columns, locale],
  );
  // A new list for each state of the branches: only a new list is read again.
  const data = useMemo(() => ({ rows: [...rows], branches }).rows, [rows, branches]);
  const sorting = useMemo(
    () => (sort ? [{ id: sort.field, desc: sort.direction === 'desc' }] : []),
    [sort],
  );
  // A sort that is reversed and back again is computed only once.
  const orders = useMemo(
    () => ({ of: data, by: definitions, known: new Map<string, readonly TreeNode<Row>[]>() }).known,
    [data, definitions],
  );
  const table = useTable(
    {
      features,
      columns: definitions,
      data,
      getRowId: (row, _index, over) => (over ? `${over.id}/${rowKey(row)}` : rowKey(row)),
      getSubRows: (row) => {
        const branch = branches.get(row);
        return branch?.status === 'loaded' ? branch.rows : childrenOf(row);
      },
      state: { sorting },
    },
    nothing,
  );
  const order = sort ? `${sort.direction} ${sort.field}` : '';
  const nodes = orders.get(order) ?? table.getSortedRowModel().rows;
  orders.set(order, nodes);
  return nodes;
}

interface Keyed {
  getValue(columnId: string): SortKey;
}

/** The key that sorts a cell; undefined if its value is missing, which is last. */
type SortKey = string | number | undefined;

const collators = new Map<string, Intl.Collator>();

/** The order of words in a language; made at its first sort, since `Intl` is slow to start. */
function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale);
  if (!collator) {
    collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    collators.set(locale, collator);
  }
  return collator;
}

/** The key of a row in a column: amounts and counts by their size, all else as folded
 * words, like names of a server. */
export function sortKeyOf<Row>(column: Column<Row>, row: Row): SortKey {
  const value = valueOf(column, row);
  if (value === null || value === undefined || value === '') return undefined;
  const { kind } = column;
  if (kind === 'money' || kind === 'count') return numberOf(value);
  if (kind === 'percent' || kind === 'share') return numberOf(fractionOf(Number(value)));
  return typeof value === 'number' ? value : foldText(asText(value));
}

function numberOf(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isNaN(number) ? undefined : number;
}

/** The ascending order of two keys; numbers within words count as numbers. */
export function compareKeys(one: SortKey, other: SortKey, locale = 'en-US'): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collatorOf(locale).compare(String(one), String(other));
}
