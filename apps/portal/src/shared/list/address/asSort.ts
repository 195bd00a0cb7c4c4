import type { ListAddress, Sort } from './listState.ts';

/** The sort that a table asks for, if the list can be sorted so. */
export function asSort<Field extends string>(
  sort: Sort | null,
  { sortFields }: ListAddress<Field>,
): Sort<Field> | null {
  const field = sortFields.find((candidate) => candidate === sort?.field);
  return sort && field ? { field, direction: sort.direction } : null;
}
