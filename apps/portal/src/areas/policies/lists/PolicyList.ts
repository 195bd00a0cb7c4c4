import type { Client } from '@agent-portal/data';
import type { PolicyFilterValues } from '@agent-portal/data/policies/filters';
import type { Column } from '@agent-portal/ui/SortableTable';
import type { ComponentType } from 'react';
import type { ListDefinition, ListState } from '../../../shared/list/listState.ts';
import type { PolicyFilter } from './policyFilters.ts';

/** What every page of rows has. */
export interface AnyPage {
  readonly currentPage: number;
  readonly totalPages: number;
  readonly filters: PolicyFilterValues | null;
  /** A carrier may leave it out. */
  readonly asOf?: string | undefined;
}

/** One policy list: what sets it apart from the others, as data. */
export interface PolicyList<Row extends object, Field extends string, Page extends AnyPage> {
  /** Its title, and what its filter values are remembered under. */
  readonly name: 'Pending' | 'Active' | 'Terminated';
  /** What a row is, and what many are. */
  readonly noun: string;
  readonly nouns: string;
  readonly address: ListDefinition<Field>;
  readonly columns: readonly Column<Row>[];
  /** The filter set of [S3]. */
  readonly filters: readonly PolicyFilter[];
  /** Asks for a state's rows ahead; settles once they are there, and never rejects. */
  readonly ask: (client: Pick<Client, 'startAhead'>, state: ListState<Field>) => Promise<void>;
  readonly rowsOf: (page: Page) => readonly Row[];
  readonly totalOf: (page: Page) => number;
  /** A 404 is a list of none [S8]. */
  readonly isNoneOn404?: true;
  /** The button that exports the list, in its order and with its filters [S7]. */
  readonly Export: ComponentType<{ readonly state: ListState<Field> }>;
}
