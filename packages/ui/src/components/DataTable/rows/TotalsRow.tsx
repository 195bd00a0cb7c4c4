import type { Column } from '../Column.ts';
import { cellOf, kindOf } from './cellOf.tsx';
import { roles } from '../roles.ts';
import { useCellFormats } from '../useCellFormats.ts';

interface TotalsRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** The sums, by column. */
  readonly totals: Partial<Row>;
  /** Names the totals: 'Total of all 81'. */
  readonly name: string;
  /** Rows begin with a cell for the button that opens them and their box. */
  readonly lead: boolean;
}

/** The sums of all rows of a list, a `tfoot`; a column without one stays empty. */
export function TotalsRow<Row extends object>({
  columns,
  totals,
  name,
  lead,
}: TotalsRowProps<Row>) {
  const formats = useCellFormats();
  return (
    <tfoot {...roles.rowGroup}>
      <tr {...roles.row}>
        {lead && <td {...roles.cell} data-column="open" />}
        {columns.map((column, index) => {
          const Cell = index === 0 ? 'th' : 'td';
          return (
            <Cell
              key={column.id}
              {...(index === 0 ? roles.rowHeader : roles.cell)}
              data-column={column.id}
              data-align={kindOf(column).align}
              data-label={column.header}
            >
              {index === 0 && name}
              {column.id in totals && cellOf(column, totals as Row, formats)}
            </Cell>
          );
        })}
      </tr>
    </tfoot>
  );
}
