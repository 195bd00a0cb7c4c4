import type { ReactNode } from 'react';

/** Where a column's cell stands when the row is a card, on a phone. */
export const cardPlaces = ['heading', 'status', 'field', 'action', 'hidden'] as const;
export type CardPlace = (typeof cardPlaces)[number];

/**
 * One column, as data. Keep the list of columns at module scope: a new list on every render draws
 * every row again.
 */
export interface Column<Row> {
  /** Names the column in `Sort` and keys its cells. */
  readonly id: string;
  readonly header: string;
  /** The cell's content; plain elements, because it runs for every row of every answer. */
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: true;
  /** @default 'start'; amounts stand at the end */
  readonly align?: 'start' | 'end';
  /** @default 'field', a label and value pair */
  readonly card?: CardPlace;
  /** A column that the list is about, like Termination Date [S2]. */
  readonly highlighted?: true;
  /** Preferred width, any CSS length. */
  readonly width?: string | undefined;
}

/** One column decides the order; null, where a `Sort` may be missing, is no order. */
export interface Sort {
  /** The id of a sortable column. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}
