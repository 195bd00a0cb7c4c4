import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Sort } from '../DataTable/Column.ts';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { type Requirement, requirementColumns, requirements } from './requirements.tsx';

/** The table of the stories. */
export const requirementTable: DataTableProps<Requirement> = {
  name: 'Pending',
  columns: requirementColumns,
  rows: requirements,
  sort: { field: 'date', direction: 'desc' },
  onSort: fn(),
  onSortIntent: fn(),
  status: 'ready',
  rowKey: (row) => row.policyNumber,
};

/** A table that keeps its own sort, as an app does for it. */
export function SortedTable(props: DataTableProps<Requirement>) {
  const [sort, setSort] = useState<Sort | null>(props.sort ?? null);
  return (
    <DataTable
      {...props}
      sort={sort}
      onSort={(next) => {
        props.onSort?.(next);
        setSort(next);
      }}
    />
  );
}

/** A table whose rows change their order at a press. */
export function TurningTable(props: DataTableProps<Requirement>) {
  const [isTurned, setIsTurned] = useState(false);
  const turn = () => {
    setIsTurned(!isTurned);
  };
  return (
    <>
      <Button onClick={turn}>Turn around</Button>
      <DataTable {...props} rows={isTurned ? requirements.toReversed() : requirements} />
    </>
  );
}
