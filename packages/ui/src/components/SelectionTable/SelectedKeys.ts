/** Names of the rows that are selected. */
export type SelectedKeys = ReadonlySet<string>;

/** The selection with these rows in it, or without them. */
export function withKeys(
  selected: SelectedKeys,
  keys: readonly string[],
  isIn: boolean,
): SelectedKeys {
  const next = new Set(selected);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}

/**
 * The rows from one to another, both included, in either direction; only the second where the first
 * is not among the rows.
 */
export function keysBetween(
  keys: readonly string[],
  from: string | undefined,
  to: string,
): readonly string[] {
  const start = from === undefined ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How many are selected that are not among these rows: those of other pages. */
export const countElsewhere = (selected: SelectedKeys, keys: readonly string[]) =>
  selected.size - keys.filter((key) => selected.has(key)).length;

/** How many of these rows are selected. */
export function shareOf(selected: SelectedKeys, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
