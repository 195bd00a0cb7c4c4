import type { Column, Sort } from './Column.ts';
import { sortFieldOf } from './rows/cellOf.tsx';
import { widthIn } from './widths/widthIn.ts';
import { roles } from './roles.ts';
import { HeaderCell } from './sorting/HeaderCell.tsx';
import { nextSort } from './sorting/nextSort.ts';

interface TableHeadProps {
  readonly columns: readonly Column<never>[];
  readonly sort: Sort | null;
  /** Rows begin with the button that opens them. */
  readonly opens: boolean;
  readonly onSort: (next: Sort | null) => void;
  readonly onSortIntent: (next: Sort | null) => void;
}

/** The headers of a table, a `thead`; their widths are those of the columns. */
export function TableHead({ columns, sort, opens, onSort, onSortIntent }: TableHeadProps) {
  return (
    <thead {...roles.rowGroup}>
      <tr {...roles.row}>
        {opens && <td {...roles.cell} data-column="open" />}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            width={widthIn(column)}
            sorting={
              column.sortable && {
                direction: sort?.field === sortFieldOf(column) ? sort.direction : null,
                onToggle: () => onSort(nextSort(sort, column)),
                onIntent: () => onSortIntent(nextSort(sort, column)),
              }
            }
          />
        ))}
      </tr>
    </thead>
  );
}
