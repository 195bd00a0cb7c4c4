import type { ReactNode } from 'react';
import type { CardPlace, CellValue, ColumnKind } from './columnKinds.tsx';

/** The fields of a row that a cell can show without a `cell` function. */
type FieldOf<Row> = [Row] extends [never]
  ? string
  : { [Field in keyof Row]-?: Row[Field] extends CellValue ? Field : never }[keyof Row] & string;

/**
 * One column, as data. Keep the list of columns at module scope: a new list on every render draws
 * every row again. A column with neither `value` nor `cell` is called like the field that it shows.
 */
export type Column<Row> = ColumnLook<Row> &
  (
    | { readonly id: FieldOf<Row> }
    | { readonly id: string; readonly value: (row: Row) => CellValue }
    | { readonly id: string; readonly cell: (row: Row) => ReactNode }
  );

/** The props of every column. */
interface ColumnLook<Row> {
  /** Names the column in `Sort` and keys its cells. */
  readonly id: string;
  readonly header: string;
  /** Shows in the header instead of its text. */
  readonly head?: ReactNode;
  /** The kind of its values: width, alignment, wrapping, format and place in a card. @default 'text' */
  readonly kind?: ColumnKind | undefined;
  /** The value that the kind shows. @default the row's field that is called like the column */
  readonly value?: ((row: Row) => CellValue) | undefined;
  /**
   * The cell's content instead of what the kind shows for the value; plain elements, because it runs
   * for every row of every answer. A `span` or link with `data-clamps` is cut off where it is too long, as
   * other texts are, with a tooltip.
   */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  readonly sortable?: true | undefined;
  /** The field of the `Sort` that its header sets, where its second line is what sorts. @default id */
  readonly sortBy?: string | undefined;
  /** Names what the column sorts by. @default header */
  readonly sortName?: string | undefined;
  /**
   * Which way the first press on its header sorts: a name and what is due or expires ascending.
   * @default the kind's
   */
  readonly sortsFirst?: 'asc' | undefined;
  /** The column that names the row, as its header; it stays visible when the table scrolls. */
  readonly heading?: true | undefined;
  /** @default the kind's; `lead`, `heading`, `status`, `summary`, `kind` and `action` show in a closed card */
  readonly card?: CardPlace | undefined;
  /** A closed card says its header before its value. */
  readonly namedInCard?: true | undefined;
  /** A column that the list is about, such as the due date in a list of tasks. */
  readonly highlighted?: true | undefined;
  /** The width that it needs, in rem; room that is left is shared out. @default the kind's */
  readonly width?: number | undefined;
  /** The order in which columns are hidden when space runs out: 1 first. They show under the open row. */
  readonly hideOrder?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** `optional` shows only once the reader chooses it. @default 'shown' */
  readonly atFirst?: 'shown' | 'optional' | undefined;
}

/** One column decides the order; null, where a `Sort` may be missing, is no order. */
export interface Sort {
  /** The id of a sortable column. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** The column that names the row. */
export function headingOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ heading }) => heading);
}
