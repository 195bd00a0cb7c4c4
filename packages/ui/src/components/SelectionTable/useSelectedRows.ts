import { useCallback, useMemo } from 'react';
import type { SelectedRows } from './SelectedRows.ts';
import type { MatchingSelection, Selection } from './Selection.ts';

interface SelectedRowsState extends MatchingSelection {
  /** All that match can be selected at once. */
  readonly offersAll: boolean;
}

/** Reads both forms of a selection as one; a new object or pair with the same parts changes nothing. */
export function useSelectedRows(selection: Selection | MatchingSelection): SelectedRowsState {
  const pair = 'selected' in selection ? undefined : selection;
  const keys = pair?.[0];
  const onKeys = pair?.[1];
  const own = useMemo<SelectedRows | undefined>(() => keys && { kind: 'some', keys }, [keys]);
  const onOwn = useCallback(
    (next: SelectedRows) => {
      if (next.kind === 'some') onKeys?.(next.keys);
    },
    [onKeys],
  );
  if ('selected' in selection) return { ...selection, offersAll: true };
  return {
    selected: own ?? { kind: 'some', keys: selection[0] },
    onSelect: onOwn,
    total: 0,
    offersAll: false,
  };
}
