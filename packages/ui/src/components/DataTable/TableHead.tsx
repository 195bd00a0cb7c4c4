import type { ReactNode } from 'react';
import type { Column, Sort } from './Column.ts';
import { sortFieldOf } from './rows/cellOf.tsx';
import { widthIn } from './widths/widthIn.ts';
import { roles } from './roles.ts';
import { HeaderCell } from './sorting/HeaderCell.tsx';
import { nextSort } from './sorting/nextSort.ts';

interface TableHeadProps {
  readonly columns: readonly Column<never>[];
  readonly sort: Sort | null;
  /** Rows begin with a cell for the button that opens them and their box. */
  readonly lead: boolean;
  /** The box that selects the page. @default none */
  readonly box?: ReactNode;
  readonly onSort: (next: Sort | null) => void;
  readonly onSortIntent: (next: Sort | null) => void;
}

/** The headers of a table, a `thead`; their widths are those of the columns. */
export function TableHead({ columns, sort, lead, box, onSort, onSortIntent }: TableHeadProps) {
  return (
    <thead {...roles.rowGroup}>
      <tr {...roles.row}>
        {lead && (
          <td {...roles.cell} data-column="open">
            {box}
          </td>
        )}
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
