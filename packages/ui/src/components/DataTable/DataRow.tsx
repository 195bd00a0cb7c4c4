import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { roles } from '../SortableTable/roles.ts';
import type { DataColumn } from './DataColumn.ts';

interface DataRowProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly row: Row;
  /** What opens under the row; undefined where rows do not open. */
  readonly expansion?: Expansion | undefined;
}

interface Expansion {
  /** Names what opens: 'Requirements of NL0018O0142'. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly content: () => ReactNode;
}

/** One row, a `tr`, and under it what opens, a row of one cell. */
export function DataRow<Row>({ columns, row, expansion }: DataRowProps<Row>) {
  const id = useId();
  return (
    <>
      <tr {...roles.row} data-expanded={expansion?.isOpen || undefined}>
        {columns.map((column) => {
          const isHeading = column.card === 'heading';
          const Cell = isHeading ? 'th' : 'td';
          return (
            <Cell
              key={column.id}
              {...(isHeading ? roles.rowHeader : roles.cell)}
              data-label={column.header}
              data-card={column.card}
              data-align={column.align}
            >
              {isHeading && expansion ? (
                <div data-part="lead">
                  <button
                    type="button"
                    data-part="expander"
                    aria-label={expansion.label}
                    aria-expanded={expansion.isOpen}
                    aria-controls={expansion.isOpen ? id : undefined}
                    onClick={expansion.onToggle}
                  >
                    <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
                  </button>
                  {column.cell(row)}
                </div>
              ) : (
                column.cell(row)
              )}
            </Cell>
          );
        })}
      </tr>
      {expansion?.isOpen && (
        <tr {...roles.row} id={id} data-detail>
          <td {...roles.cell} colSpan={columns.length}>
            <div>{expansion.content()}</div>
          </td>
        </tr>
      )}
    </>
  );
}
