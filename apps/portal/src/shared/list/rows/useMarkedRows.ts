import { useMemo } from 'react';
import type { List } from '../List.ts';
import { usePreviousVisit } from './usePreviousVisit.ts';

/** A row with its marks. */
export type Marked<Row> = Row & {
  /** The row changed since the user's previous visit of the list. */
  readonly isChanged?: boolean;
};

/** Marks the rows of a page that changed since the user's previous visit of the list. */
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
