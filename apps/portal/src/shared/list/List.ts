import type { ReadEndpoint, FileEndpoint } from '@agent-portal/data/client/Client';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { Feature } from '@agent-portal/data/features/features';
import type { Column, TableView } from '@agent-portal/ui/DataTable';
import type { ComponentType, ReactNode } from 'react';
import type { ListFilter } from './address/listFilters.ts';
import type { FilterState, ListAddress, ListState } from './address/listState.ts';
import type { ListVersions } from './head/VersionSwitch.tsx';

/** A page of a list, however its answer names things. */
export interface RowsOfPage<Row> {
  readonly rows: readonly Row[];
  /** Rows on all pages together. */
  readonly total: number;
  readonly currentPage: number;
  readonly totalPages: number;
  /** The values that filters offer; null or missing where they were not asked for [S4]. */
  readonly offered?: object | null | undefined;
  /** When the total and the values were true; ours (decisions, 9). */
  readonly asOf?: string | undefined;
  /** How many rows each tab has, by its id; ours (decisions, 9). */
  readonly tabCounts?: Readonly<Record<string, number | undefined>> | undefined;
  /** The sums of all rows, by column. */
  readonly totals?: Partial<Row> | undefined;
  /** What else the count says: 'on 65 policies'. */
  readonly countNote?: string | undefined;
}

/** A quick choice among the rows: filters under a name, with their count (decisions, 9). */
export interface ListTab {
  /** Names its count in the answer. */
  readonly id: string;
  readonly label: string;
  /** What it sets; the filters of all other tabs are cleared. */
  readonly filters: FilterState;
  /** Its filters are ours: it shows only where the carrier counts it. */
  readonly isOurs?: true;
}

/** What a tool in the head of a list gets. */
export interface ListToolProps {
  readonly state: ListState;
  readonly columns: readonly Column<never>[];
  /** The table as its reader likes it. */
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** What opens under a row. */
interface ListDetail<Row> {
  /** Names it: 'Requirements of NL0018O0142'. */
  readonly label: (row: Row) => string;
  readonly content: (row: Row) => ReactNode;
}

/** What every list says of itself. */
interface ListBase<Row extends object, Field extends string> {
  /** Names the list in what the browser keeps. */
  readonly id: string;
  /** The page's h1 and the table's name. */
  readonly title: string;
  /** What a row is, and what many are. */
  readonly nouns: readonly [one: string, many: string];
  readonly columns: readonly Column<Row>[];
  /** The rows are what a search of the address finds, not all that there are. @default false */
  readonly isSearch?: boolean;
  /** Whether rows clear when `viewAs` changes, until the next agent's rows load. @default false */
  readonly clearsOnViewAs?: boolean;
  /** Columns of ours, by id: where no row has such a field they are left out (decisions, 9). */
  readonly ours?: readonly string[];
  /** What its part of the address may hold. */
  readonly address: ListAddress<Field>;
  readonly filters: readonly ListFilter[];
  /** The call that says what the filters offer. @default the rows' own call says it */
  readonly offers?: ReadEndpoint;
  /** The filters that a change of some leads to. @default the changed ones */
  readonly changed?: (before: FilterState, after: FilterState, today: string) => FilterState;
  readonly tabs?: readonly ListTab[];
  /** Names a row across pages and sorts. */
  readonly rowKey: (row: Row, index: number) => string;
  /** Names a row to whoever does not see it: 'NL0018O0142'. */
  readonly rowName: (row: Row) => string;
  /** Its own reset, and that of the lists that the scope 'ALL' resets with it [S4]. */
  readonly resetTogether?: { readonly label: string; readonly paths: readonly string[] };
  /** A 404 is a list of none [S8]. */
  readonly isNoneOn404?: true;
  readonly detail?: ListDetail<Row>;
  /** Its area keeps the query that it is left with, not the list. @default true */
  readonly keepsQuery?: boolean;
  /** The reader may choose and order the columns, and the density. */
  readonly isCustomizable?: true;
  /** When a row changed last: it is marked if that was after the reader's previous visit. */
  readonly changedAt?: (row: Row) => string | undefined;
  /** Where its two versions stand, one of which it is. */
  readonly versions?: ListVersions;
  /** What else stands over the rows: saved views. */
  readonly Tools?: ComponentType<ListToolProps>;
}

/** A list as it is written down: with the endpoints that the types follow from. */
export interface ListDefinition<
  Row extends object,
  Field extends string,
  Read extends ReadEndpoint,
  File extends FileEndpoint,
> extends ListBase<Row, Field> {
  readonly endpoint: Read;
  /**
   * The call for a state.
   * @param search the address: what else it holds, such as what was searched for; null asks nothing
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
    /** Without it there is no export. @default none */
    readonly feature?: Feature;
    readonly query: (
      state: ListState<Field>,
      search: URLSearchParams,
      today: string,
    ) => InputOf<File>;
  };
}

/**
 * A list as one value: its page, first data, paging, export, resets, stories and failures follow
 * from it (architecture, lists).
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
    readonly feature?: Feature;
    readonly query: (state: ListState<Field>, search: URLSearchParams, today: string) => object;
  };
}

/** Writes a list down, held against its endpoints. */
/* @__NO_SIDE_EFFECTS__ */
export function defineList<
  Row extends object,
  Field extends string,
  Read extends ReadEndpoint,
  File extends FileEndpoint,
>(list: ListDefinition<Row, Field, Read, File>): List<Row, Field, OutputOf<Read>> {
  return list as unknown as List<Row, Field, OutputOf<Read>>;
}
