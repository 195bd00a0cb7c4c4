import { type Column, headingOf } from './Column.ts';

/** How close together the rows of a table are. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** A user's settings of a table: the columns after the heading, and the density. */
export interface TableView {
  /** Ids of all columns, in the user's order. */
  readonly order: readonly string[];
  /** Ids of those that do not show. */
  readonly hidden: readonly string[];
  readonly density: Density;
}

type Columns = readonly Column<never>[];

const movable = (columns: Columns) => columns.filter((column) => column !== headingOf(columns));

/** The view that a table opens with. */
export function initialTableView(columns: Columns): TableView {
  const choice = movable(columns);
  return {
    order: choice.map(({ id }) => id),
    hidden: choice.filter(({ atFirst }) => atFirst === 'optional').map(({ id }) => id),
    density: 'comfortable',
  };
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/**
 * A view from storage, which may be broken, or older than the columns: unknown columns are
 * dropped, and new columns are at the end, shown or hidden by their own default.
 */
export function readTableView(stored: unknown, columns: Columns): TableView {
  const initial = initialTableView(columns);
  if (typeof stored !== 'object' || stored === null) return initial;
  const { order, hidden, density } = stored as Partial<Record<keyof TableView, unknown>>;
  const known = new Set(textsOf(order).filter((id) => initial.order.includes(id)));
  const added = initial.order.filter((id) => !known.has(id));
  return {
    order: [...known, ...added],
    hidden: [
      ...new Set(textsOf(hidden).filter((id) => known.has(id))),
      ...initial.hidden.filter((id) => !known.has(id)),
    ],
    density: densities.find((one) => one === density) ?? initial.density,
  };
}

/**
 * The columns that a view shows, in its order, after the heading.
 * @param columns all of them
 * @param view the choice of the user
 */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  { order, hidden }: TableView,
): readonly Column<Row>[] {
  return [headingOf(columns), ...order.map((id) => columns.find((column) => column.id === id))]
    .filter((column) => column !== undefined)
    .filter(({ id }) => !hidden.includes(id));
}
