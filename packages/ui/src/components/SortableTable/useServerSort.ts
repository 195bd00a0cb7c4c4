import type { ColumnDef, OnChangeFn, SortingState } from '@tanstack/react-table';
import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Sort } from './Column.ts';
import { fromSortingState, toSortingState } from './sortingState.ts';

const features = tableFeatures({ rowSortingFeature });

type TableFeatures = typeof features;

/**
 * The table model of a list that the server sorts and pages: the rows pass as they are, and each
 * sortable column goes none → descending → ascending → none [S4].
 */
export function useServerSort<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sort: Sort | null,
  onSort: (next: Sort | null) => void,
) {
  const columnDefs = useMemo(() => columns.map(toColumnDef), [columns]);
  const sorting = useMemo(() => toSortingState(sort), [sort]);
  const onSortingChange: OnChangeFn<SortingState> = (change) => {
    onSort(fromSortingState(typeof change === 'function' ? change(sorting) : change));
  };
  return useTable({
    features,
    columns: columnDefs,
    data: rows,
    state: { sorting },
    onSortingChange,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: true,
  });
}

function toColumnDef<Row extends object>(column: Column<Row>): ColumnDef<TableFeatures, Row> {
  return {
    id: column.id,
    header: column.header,
    enableSorting: column.sortable ?? false,
    // A column without an accessor is one that cannot sort.
    accessorFn: column.cell,
  };
}
