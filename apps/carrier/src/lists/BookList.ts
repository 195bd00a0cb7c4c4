import type { Scope } from '../book/scope.ts';
import type { WorkbookColumn } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';

/** What a list is asked for besides the page. */
export interface Asked<Filters, Order> {
  readonly filters: Filters;
  readonly orderBy: Order;
}

/** How a field is sorted. */
export interface AnyOrder {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** How an export names a filter, and its values where they are not what people read. */
export type FilterLabel =
  | string
  | readonly [label: string, values: Readonly<Record<string, string>>];

/** A list of a book, as its area describes it: everything else follows. */
export interface BookList<Filters extends object, Order extends AnyOrder, Row> {
  /** Its title in an export; lists of one name have one order, and keep it once. */
  readonly name: string;
  readonly defaultOrder: Order;
  /** What changes whenever the list may; the business date and what is written in the book do anyway. */
  readonly version?: (deps: Deps, scope: Scope) => Promise<number>;
  /** Finds the row ids of the whole list in its order, which has to be total. */
  readonly findOrder: (
    deps: Deps,
    scope: Scope,
    asked: Asked<Filters, Order>,
  ) => Promise<Int32Array>;
  /** Finds the rows with these ids, in their order; those gone meanwhile are left out. */
  readonly findRows: (deps: Deps, rowIds: Int32Array) => Promise<readonly Row[]>;
  /** Its export ends with the sums of its amounts. @default false */
  readonly hasTotals?: boolean;
  readonly columns: (today: string) => readonly WorkbookColumn<Row>[];
  /** Its filter `viewAs` can leave the downline out (decisions, 10). */
  readonly knowsViewOnly?: true;
  /** Every filter, as the portal names it. */
  readonly filterLabels: Readonly<Record<keyof Filters & string, FilterLabel>>;
}
