import { countElsewhere, type SelectedKeys, withKeys } from './SelectedKeys.ts';

/** The rows that are selected: some, by their keys, or all that match the filters, except some. */
export type SelectedRows =
  | { readonly kind: 'some'; readonly keys: SelectedKeys }
  | { readonly kind: 'allMatching'; readonly except: SelectedKeys };

export const noRows: SelectedRows = { kind: 'some', keys: new Set() };

export const allMatching: SelectedRows = { kind: 'allMatching', except: new Set() };

/** Whether a row of the list is selected. */
export const isSelected = (selected: SelectedRows, key: string): boolean =>
  selected.kind === 'some' ? selected.keys.has(key) : !selected.except.has(key);

/** How many rows are selected, of `total` that match. */
export const countOf = (selected: SelectedRows, total: number): number =>
  selected.kind === 'some' ? selected.keys.size : Math.max(0, total - selected.except.size);

/** The selection with these rows in it, or without them. All that match without any is none. */
export function withRows(
  selected: SelectedRows,
  keys: readonly string[],
  isIn: boolean,
  total: number,
): SelectedRows {
  if (selected.kind === 'some') return { kind: 'some', keys: withKeys(selected.keys, keys, isIn) };
  const except = withKeys(selected.except, keys, !isIn);
  return except.size < total ? { kind: 'allMatching', except } : noRows;
}

/** How many of these rows are selected. */
export function shareOf(selected: SelectedRows, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => isSelected(selected, key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** How many single rows of other pages are selected. */
export const elsewhereOf = (selected: SelectedRows, keys: readonly string[]): number =>
  selected.kind === 'some' ? countElsewhere(selected.keys, keys) : 0;
