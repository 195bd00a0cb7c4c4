import { useMemo } from 'react';
import type { List } from '../List.ts';
import { usePreviousVisit } from './usePreviousVisit.ts';

/** A row as its list shows it. */
export type Marked<Row> = Row & {
  /** It changed since the reader's previous visit of the list. */
  readonly isChanged?: boolean;
};

/** The rows of a page, marked where they changed since the reader's previous visit of the list. */
export function useMarkedRows<Row extends object>(
  { id, changedAt }: Pick<List<Row, never, never>, 'id' | 'changedAt'>,
  rows: readonly Row[],
) {
  const previousVisit = usePreviousVisit(id);
  const marked = useMemo((): readonly Marked<Row>[] => {
    if (!changedAt || previousVisit === null) return rows;
    return rows.map((row) => ({
      ...row,
      isChanged: Date.parse(changedAt(row) ?? '') > previousVisit,
    }));
  }, [rows, changedAt, previousVisit]);
  const hasChanges = marked.some(({ isChanged }) => isChanged);
  return { rows: marked, changedSince: hasChanges ? previousVisit : null };
}
