import type { InputOf } from '@agent-portal/data/endpoint';
import {
  getSelection,
  mostOnCallSheet,
  mostSelected,
  type SelectedRow,
  type SelectionList,
} from '@agent-portal/data/selection/contract';
import { useSelection } from '@agent-portal/data/selection/hooks';
import { ApiError, useClient } from '@agent-portal/data';
import { announce } from '@agent-portal/ui/Announcer';
import { formatCount } from '@agent-portal/format';
import { useMemo, useState } from 'react';
import { useDraft } from '../../../shared/form/useDraft.ts';
import { toSelectedRow } from './chosenRows.ts';
import { storedSelection } from './storedSelection.ts';

type Input = InputOf<typeof getSelection>;

interface Shown {
  readonly list: SelectionList;
  readonly rows: readonly object[];
  /** The rows that are selected at first. */
  readonly first: readonly object[];
  /** All rows of the list with its filters. */
  readonly total: number;
  /** The call for all of them. */
  readonly input: Input;
}

/** The rows that the user has selected, on all pages and with all filters. */
export function useChosen({ list, rows, first, total, input }: Shown) {
  const client = useClient();
  /** Every row that was selected, by key: it may be on another page now. */
  const [known] = useState(() => {
    const rowsAtFirst = first.map((row) => toSelectedRow(list, row));
    return new Map<string, SelectedRow>(rowsAtFirst.map((row) => [row.key, row]));
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(known.keys()));
  const filters = JSON.stringify(input.query.filters ?? {});
  /** The filters with which the selection began. */
  const [firstFilters, setFirstFilters] = useState(() =>
    // Rows of an earlier selection may not match the filters of today.
    first.every((row) => rows.includes(row)) ? filters : undefined,
  );
  const [isSelectingAll, setIsSelectingAll] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  const chosen = () => [...selected].flatMap((key) => known.get(key) ?? []);
  function restore(rows: readonly SelectedRow[]) {
    for (const row of rows) known.set(row.key, row);
    setSelected((now) => new Set([...rows.map(({ key }) => key), ...now]));
  }
  // The storage of a tab has no room for 10,000 rows.
  const isStored = selected.size > 0 && selected.size <= mostOnCallSheet;
  useDraft(storedSelection(list), () => (isStored ? chosen() : undefined), restore);

  function select(next: ReadonlySet<string>) {
    for (const row of rows) {
      const one = toSelectedRow(list, row);
      if (next.has(one.key)) known.set(one.key, one);
    }
    if (selected.size === 0) setFirstFilters(filters);
    setSelected(next);
  }

  async function selectAll() {
    setIsSelectingAll(true);
    setFailure(undefined);
    try {
      const answer = await client.read(getSelection, input);
      for (const row of answer.rows) known.set(row.key, row);
      if (selected.size === 0) setFirstFilters(filters);
      const next = new Set([...selected, ...answer.rows.map(({ key }) => key)]);
      setSelected(next);
      announce(`${formatCount(next.size)} selected`, 'selection');
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
    } finally {
      setIsSelectingAll(false);
    }
  }

  // Which selected rows the new filters leave out, only the carrier knows.
  const isAsking = selected.size > 0 && filters !== firstFilters && total <= mostSelected;
  const { data } = useSelection(isAsking ? input : null);
  const listed = useMemo(() => data && new Set(data.rows.map(({ key }) => key)), [data]);
  const lacking = useMemo(
    () => (listed ? [...selected].filter((key) => !listed.has(key)).length : 0),
    [listed, selected],
  );

  return {
    selected,
    select,
    restore,
    lacking,
    all: { run: () => void selectAll(), isRunning: isSelectingAll, failure },
    /** The selected rows, those selected first first. */
    chosen,
  };
}
