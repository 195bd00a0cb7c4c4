import type { Column } from './Column.ts';
import { cardPlaceOf, cellOf } from './cells.tsx';

interface RowRestProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}

/** What a closed row has no room for, as a `dl`; CSS shows of it what the table does not. */
export function RowRest<Row>({ columns, row }: RowRestProps<Row>) {
  const rest = columns.filter(
    (column) => column.givesWay !== undefined || cardPlaceOf(column) === 'field',
  );
  if (rest.length === 0) return null;
  return (
    <dl data-part="rest">
      {rest.map((column) => (
        <div key={column.id} data-rest={column.id} data-card={cardPlaceOf(column)}>
          <dt>{column.header}</dt>
          <dd>{cellOf(column, row)}</dd>
        </div>
      ))}
    </dl>
  );
}
