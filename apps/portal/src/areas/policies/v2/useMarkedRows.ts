import { useMemo } from 'react';
import { usePreviousVisit } from '../../../shared/list/usePreviousVisit.ts';
import type { Marked, SecondList, SecondPage, SecondRow } from './SecondList.ts';

const none: never[] = [];

/** The rows of a page, marked where they changed since the reader's previous visit of the list. */
export function useMarkedRows<Row extends SecondRow>(
  { id }: Pick<SecondList<Row, never>, 'id'>,
  page: SecondPage<Row> | undefined,
) {
  const previousVisit = usePreviousVisit(id);
  const policies: readonly Row[] = page?.policies ?? none;
  const rows = useMemo(
    (): readonly Marked<Row>[] =>
      policies.map((row) => ({
        ...row,
        isChanged: previousVisit !== null && Date.parse(row.changedAt ?? '') > previousVisit,
      })),
    [policies, previousVisit],
  );
  return { rows, previousVisit, hasChanges: rows.some(({ isChanged }) => isChanged) };
}
