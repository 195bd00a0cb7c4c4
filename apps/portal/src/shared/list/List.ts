import type { ReadEndpoint, FileEndpoint } from '@agent-portal/data/client/Client';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { ValueList } from '@agent-portal/data/policies/values/contract';
import type { Feature } from '@agent-portal/data/features/features';
import type { Column, DataTableProps, TableView } from '@agent-portal/ui/DataTable';
import type { LazyComponent } from '@agent-portal/ui/lazyComponent';
import type { ComponentType, ReactNode } from 'react';
import type { Portal } from '../../createPortal.ts';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import type { ListFilter } from './address/listFilters.ts';
import type { FilterState, ListAddress, ListState } from './address/listState.ts';

/** A page of a list in a common format for all endpoints. */
export interface RowsOfPage<Row> {
  readonly rows: readonly Row[];
  /** The number of rows on all pages. */
  readonly total: number;
  readonly currentPage: number;
  readonly totalPages: number;
  /** The filter values; null or missing when the request did not include them [S4]. */
  readonly offered?: object | null | undefined;
  /** The time of the total and the values. An extension (decisions, 9). */
  readonly asOf?: string | undefined;
  /** The number of rows of each tab, by ID. An extension (decisions, 9). */
  readonly tabCounts?: Readonly<Record<string, number | undefined>> | undefined;
  readonly totals?: Partial<Row> | undefined;
  /** A text after the count: 'on 65 policies'. */
  readonly countNote?: string | undefined;
}

/** A quick tab: named filters with their row count (decisions, 9). */
export interface ListTab {
  /** The key of its count in the answer. */
  readonly id: string;
  readonly label: string;
  /** The filters that it sets. It clears the filters of all other tabs. */
  readonly filters: FilterState;
  /** IDs of optional columns that show while the tab is current. */
  readonly columns?: readonly string[];
  /** IDs of columns that are hidden first when space runs out, while the tab is current. */
  readonly leaveFirst?: readonly string[];
  /** Its filters are an extension: it shows only when the carrier returns its count. */
  readonly isOptional?: true;
  /** Variants of the tab, one of which is always current: the same rows within 7, 30 or 90 days. */
  readonly choices?: readonly ListTab[];
}

export interface ListToolProps {
  readonly state: ListState;
  /** The URL parameters of the list, with the user's page size. */
  readonly address: ListAddress;
  readonly columns: readonly Column<never>[];
  /** The user's table settings. */
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** The props of a table that replaces the list's own. */
export interface ModeTableProps {
  readonly table: DataTableProps<object>;
  readonly list: Pick<List<object>, 'exports'>;
  readonly shown: {
    readonly state: ListState;
    readonly query: URLSearchParams;
  };
  /** The page, when it has loaded. */
  readonly page: { readonly total: number } | undefined;
  /** The rows with which the user started the mode. */
  readonly first: readonly object[];
  /** A note above the rows that only a print shows. */
  readonly note: ReactNode;
  /** Ends the mode with undefined, or starts it again with these rows. */
  readonly onChange: (first: readonly object[] | undefined) => void;
}

/** A mode of a list with another table, which the user can start: selecting rows. */
export interface ListMode {
  /** The button that starts it: 'Select'. */
  readonly label: string;
  /** The `data-part` of that button. */
  readonly part: string;
  readonly Table: LazyComponent<ModeTableProps>;
  /** Whether the list opens in the mode: the session ended in it. */
  readonly isStored: (portal: Portal, user: CurrentUser) => boolean;
}

/** The props of what opens next to the rows. */
export interface ListPaneProps {
  /** What is open; undefined if nothing is. */
  readonly id: string | undefined;
  readonly rows: readonly object[];
  readonly of: ListPane<never>['of'];
  readonly open: (id: string | undefined) => void;
  /** Opens an item in the place of another one, unless the user has moved on from that one. */
  readonly replace: (id: string | undefined, next: string | undefined) => void;
}

/** What Enter on a row opens next to the rows. */
interface ListPane<Row> {
  /** What a row opens; none for one whose link Enter follows. */
  readonly of: (row: Row) => string | false | null | undefined;
  readonly load: () => Promise<{ readonly RowPane: ComponentType<ListPaneProps> }>;
}

/** The two versions of a list, which differ in their rows or in their layout. */
export interface ListVersions {
  /** The name of the difference: 'Rows'. */
  readonly label: string;
  readonly classic: ListVersionPage;
  readonly new: ListVersionPage;
}

interface ListVersionPage {
  readonly path: string;
  readonly label: string;
}

/** The content of an open row. */
interface ListDetail<Row> {
  /** Its accessible name: 'Requirements of NL0018O0142'. */
  readonly label: (row: Row) => string;
  readonly content: (row: Row) => ReactNode;
}

/** The properties that all lists define. */
interface ListBase<Row extends object, Field extends string> {
  /** Identifies the list in browser storage. */
  readonly id: string;
  /** The page's h1 and the table's name. */
  readonly title: string;
  /** The singular and plural noun for a row. */
  readonly nouns: readonly [one: string, many: string];
  readonly columns: readonly Column<Row>[];
  /** The rows are the results of a search in the URL, not all rows. @default false */
  readonly isSearch?: boolean;
  /** The IDs of extension columns, which are hidden when no row has the field (decisions, 9). */
  readonly optionalColumns?: readonly string[];
  /** The parameters of the list in the URL. */
  readonly address: ListAddress<Field>;
  readonly filters: readonly ListFilter[];
  /** The call that returns the filter values. @default the call that returns the rows */
  readonly offers?: ReadEndpoint;
  /** The values of its filters come from the call for those of this list, if the carrier has it. */
  readonly values?: ValueList;
  /** Adjusts the filters after a change. @default no adjustment */
  readonly changed?: (before: FilterState, after: FilterState, today: string) => FilterState;
  readonly tabs?: readonly ListTab[];
  /** A key that identifies a row on all pages and in all sorts. */
  readonly rowKey: (row: Row, index: number) => string;
  /** The name of a row for screen readers: 'NL0018O0142'. */
  readonly rowName: (row: Row) => string;
  /** The reset command for this list and the lists of the scope 'ALL' [S4]. */
  readonly resetTogether?: { readonly label: string; readonly paths: readonly string[] };
  /** A 404 means an empty list [S8]. */
  readonly isNoneOn404?: true;
  readonly detail?: ListDetail<Row>;
  /** Whether the list restores its query on the next visit. False when its area does that. @default true */
  readonly keepsQuery?: boolean;
  /** The user can choose and order the columns, and set the density. */
  readonly isCustomizable?: true;
  /** The latest change of a row. Changes after the user's previous visit are marked. */
  readonly changedAt?: (row: Row) => string | undefined;
  readonly versions?: ListVersions;
  /** What opens next to its rows. */
  readonly pane?: ListPane<Row>;
  /** Another table for its rows, with which the user can select them. */
  readonly mode?: ListMode;
  /** More controls at the end of the quick tabs: saved views. */
  readonly Tools?: ComponentType<ListToolProps>;
}

/** The definition of a list, with the endpoints that its types come from. */
export interface ListDefinition<
  Row extends object,
  Field extends string,
  Read extends ReadEndpoint,
  File extends FileEndpoint,
> extends ListBase<Row, Field> {
  readonly endpoint: Read;
  /**
   * Returns the input of the call for a state, or null to send no request.
   * @param search the query of the URL, which can have other parameters such as a search term
   * @param today the business date, `YYYY-MM-DD`
   */
  readonly query: (
    state: ListState<Field>,
    includeFilters: boolean,
    search: URLSearchParams,
    today: string,
  ) => InputOf<Read> | null;
  readonly read: (page: OutputOf<Read>) => RowsOfPage<Row>;
  readonly exports?: {
    readonly endpoint: File;
    /** The same rows as CSV for other programs, with the same query and its version. @default none */
    readonly csv?: CsvExport;
    /** The export shows only while this feature is on. @default none */
    readonly feature?: Feature;
    readonly query: (
      state: ListState<Field>,
      search: URLSearchParams,
      today: string,
    ) => InputOf<File>;
  };
}

/** A call that answers CSV, and the version of its columns. */
interface CsvExport {
  readonly endpoint: FileEndpoint;
  readonly version: string;
}

/**
 * A list as one value. It defines the page, first requests, paging, export, resets, stories and failure
 * tests (architecture, lists).
 */
export interface List<
  Row extends object,
  Field extends string = string,
  Page = unknown,
> extends ListBase<Row, Field> {
  readonly endpoint: ReadEndpoint;
  readonly query: (
    state: ListState<Field>,
    includeFilters: boolean,
    search: URLSearchParams,
    today: string,
  ) => object | null;
  readonly read: (page: Page) => RowsOfPage<Row>;
  readonly exports?: {
    readonly endpoint: FileEndpoint;
    readonly csv?: CsvExport;
    readonly feature?: Feature;
    readonly query: (state: ListState<Field>, search: URLSearchParams, today: string) => object;
  };
}

/** Defines a list and checks its types against its endpoints. */
/* @__NO_SIDE_EFFECTS__ */
export function defineList<
  Row extends object,
  Field extends string,
  Read extends ReadEndpoint,
  File extends FileEndpoint,
>(list: ListDefinition<Row, Field, Read, File>): List<Row, Field, OutputOf<Read>> {
  return list as unknown as List<Row, Field, OutputOf<Read>>;
}
