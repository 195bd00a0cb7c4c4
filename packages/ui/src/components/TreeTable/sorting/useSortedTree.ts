import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useLocale } from '../../../words/useLocale.ts';
import type { Column, Sort } from '../../DataTable/Column.ts';
import type { Branches } from '../BranchStore.ts';
import { compareKeys, type SortKey, sortKeyOf } from './sortKeyOf.ts';
import type { TreeNode } from '../treeEntries.ts';

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
