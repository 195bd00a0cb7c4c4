import {
  functionalUpdate,
  type ReactTable,
  rowSelectionFeature,
  type RowSelectionState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { createContext, useMemo } from 'react';

const features = tableFeatures({ rowSelectionFeature, tableMeta: {} as Page });

interface Page {
  /** The rows are of another page, sort or filter. */
  readonly isStale: boolean;
}

/** What TanStack needs to know about a row: `DataTable` renders it. */
interface Keyed {
  readonly key: string;
}

type RowSelection = ReactTable<typeof features, Keyed, null>;

/** The selection, for the boxes: a press renders the checkboxes again, not the rows. */
export const RowSelection = createContext({} as RowSelection);

const noColumns: never[] = [];
const nothing = () => null;

/** TanStack's selection is an object, which lists keys that are numbers first. */
const inOrder = (before: SelectedKeys, next: RowSelectionState): SelectedKeys =>
  new Set([...before, ...Object.keys(next)].filter((key) => next[key]));

/**
 * The selection as TanStack Table manages it: rows, ranges and the page. Rows of other pages stay selected.
 * @param keys of the rows of this page, memoized
 */
export function useRowSelection(
  keys: readonly string[],
  [selected, onSelect]: Selection,
  isStale: boolean,
): RowSelection {
  const data = useMemo(() => keys.map((key) => ({ key })), [keys]);
  const options = useMemo(() => {
    const rowSelection: RowSelectionState = Object.fromEntries(
      [...selected].map((key) => [key, true as const]),
    );
    return {
      features,
      columns: noColumns,
      data,
      meta: { isStale },
      getRowId: ({ key }: Keyed) => key,
      state: { rowSelection },
      onRowSelectionChange: (change: Updater<RowSelectionState>) =>
        onSelect(inOrder(selected, functionalUpdate(change, rowSelection))),
    };
  }, [data, selected, onSelect, isStale]);
  return useTable(options, nothing);
}

/** The keys of the rows that are selected, on all pages, in the order in which they were selected. */
export type SelectedKeys = ReadonlySet<string>;

/** The pair of a `useState` with the keys of the rows that are selected. */
export type Selection = readonly [
  selected: SelectedKeys,
  onSelect: (selected: SelectedKeys) => void,
];
