import type { Column } from '../Column.ts';
import { cardPlaceOf, cellOf } from './cellOf.tsx';
import { useCellFormats } from '../useCellFormats.ts';

interface RowRestProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}

/** The columns that a closed row may have no room for. */
export function restOf<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.filter(
    (column) => column.hideOrder !== undefined || cardPlaceOf(column) === 'field',
  );
}

/** The values that a closed row has no room for, as a `dl`; CSS shows those that the table hides. */
export function RowRest<Row>({ columns, row }: RowRestProps<Row>) {
  const formats = useCellFormats();
  const rest = restOf(columns);
  if (rest.length === 0) return null;
  return (
    <dl data-part="rest">
      {rest.map((column) => (
        <div key={column.id} data-rest={column.id} data-card={cardPlaceOf(column)}>
          <dt>{column.header}</dt>
          <dd>{cellOf(column, row, formats)}</dd>
        </div>
      ))}
    </dl>
  );
}
