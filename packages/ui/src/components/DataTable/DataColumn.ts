import type { Column } from '../SortableTable/Column.ts';

/**
 * A column that the reader may show, hide and move. The one whose `card` is `heading` names the row:
 * it always shows, first, and stays in sight when the table scrolls sideways.
 */
export interface DataColumn<Row> extends Column<Row> {
  /** `optional` shows only once the reader chooses it. @default 'shown' */
  readonly atFirst?: 'shown' | 'optional';
}

/** The column that names the row. */
export function headingOf<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined {
  return columns.find(({ card }) => card === 'heading');
}
