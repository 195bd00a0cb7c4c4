import type { Scope } from '../book/scope.ts';
import type { WorkbookColumn } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';

/** A query of a list, without the page. */
export interface Asked<Filters, Order> {
  readonly filters: Filters;
  readonly orderBy: Order;
}

/** A sort field and direction. */
export interface AnyOrder {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** The label of a filter in an export, and labels of its values when they are codes. */
export type FilterLabel =
  | string
  | readonly [label: string, values: Readonly<Record<string, string>>];

/** A list of a book. Pages and exports are derived from this value. */
export interface BookList<Filters extends object, Order extends AnyOrder, Row> {
  /** Its title in an export. Lists with the same name share one cached order. */
  readonly name: string;
  readonly defaultOrder: Order;
  /** Other values that the list depends on, in addition to the business date and the book. */
  readonly version?: (deps: Deps, scope: Scope) => Promise<number>;
  /** Finds the row ids of the whole list in its order, which must be total. */
  readonly findOrder: (
    deps: Deps,
    scope: Scope,
    asked: Asked<Filters, Order>,
  ) => Promise<Int32Array>;
  /** Finds the rows with these ids, in their order, without deleted ones. */
  readonly findRows: (deps: Deps, rowIds: Int32Array) => Promise<readonly Row[]>;
  /** The sheet About of its export has the sums of its amounts. @default false */
  readonly hasTotals?: boolean;
  readonly columns: (today: string) => readonly WorkbookColumn<Row>[];
  /** Its filter `viewAs` can exclude the downline (decisions, 10). */
  readonly knowsViewOnly?: true;
  readonly filterLabels: Readonly<Record<keyof Filters & string, FilterLabel>>;
}
