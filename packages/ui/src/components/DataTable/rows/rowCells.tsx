import type { ReactNode } from 'react';
import type { Column } from '../Column.ts';
import { cardPlaceOf, cellOf, kindOf, nameOf } from './cellOf.tsx';
import { roles } from '../roles.ts';
import type { CellFormats } from '../useCellFormats.ts';

/** How values are written, and what the heading of a row in a tree has besides its name. */
interface HeadingParts {
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Begins the heading's name. @default none */
  readonly prefix?: string;
  readonly formats: CellFormats;
}

/** The name of a row's heading, which is read with every cell: without what opens the row. */
function headingName<Row>(
  column: Column<Row>,
  row: Row,
  { prefix = '', formats }: HeadingParts,
): string | undefined {
  const name = nameOf(column, row, formats);
  return name && prefix + name;
}

/**
 * The cells of a row. Where `label` is set, they have their column's name, for cards that show it.
 */
export function rowCells<Row>(
  columns: readonly Column<Row>[],
  row: Row,
  parts: HeadingParts,
  label?: 'label',
): ReactNode {
  return columns.map((column) => {
    const Cell = column.heading ? 'th' : 'td';
    return (
      <Cell
        key={column.id}
        {...(column.heading ? roles.rowHeader : roles.cell)}
        aria-label={column.heading && headingName(column, row, parts)}
        data-column={column.id}
        data-kind={column.kind}
        data-card={cardPlaceOf(column)}
        data-align={kindOf(column).align}
        data-highlighted={column.highlighted}
        data-label={label || column.namedInCard ? column.header : undefined}
      >
        {column.heading && parts.before}
        {cellOf(column, row, parts.formats)}
        {column.heading && parts.after}
      </Cell>
    );
  });
}
