import type { ListAddress, Sort } from './listState.ts';

/** Returns the sort that a table requests, if the list supports it. */
export function asSort<Field extends string>(
  sort: Sort | null,
  { sortFields }: ListAddress<Field>,
): Sort<Field> | null {
  const field = sortFields.find((candidate) => candidate === sort?.field);
  return sort && field ? { field, direction: sort.direction } : null;
}
