import type { DataColumn } from '@agent-portal/ui/DataTable';
import type { ReactNode } from 'react';
import type { AnyPage, PolicyList } from '../lists/PolicyList.ts';

/** What every row of a second list says. */
export interface SecondRow {
  readonly policyNumber: string;
  /** A carrier may leave it out; then nothing is marked. */
  readonly changedAt?: string | undefined;
}

/** A row as its list shows it. */
export type Marked<Row> = Row & {
  /** It changed since the reader's last visit of the list. */
  readonly isChanged?: boolean;
};

/** A page of a second list. */
export interface SecondPage<Row> extends AnyPage {
  readonly totalPolicies: number;
  readonly policies: readonly Row[];
}

/** One of the three second lists, as data: a policy list whose rows open (decisions, 2). */
export interface SecondList<Row extends SecondRow, Field extends string> extends PolicyList<
  Marked<Row>,
  Field,
  SecondPage<Row>
> {
  /** Names the list in what the browser keeps. */
  readonly id: 'pending-v2' | 'active-v2' | 'terminated-v2';
  readonly columns: readonly DataColumn<Marked<Row>>[];
  /** What opens under a row, and its name. */
  readonly detail: (row: Row) => ReactNode;
  readonly detailLabel: (row: Row) => string;
}
