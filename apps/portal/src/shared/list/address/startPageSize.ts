import { defaultPageSize, type ListAddress } from './listState.ts';

/** The storage key of the page size of /pending for the last user of this browser. */
export const startPageSizeKey = 'pendingPageSize';

/** The address of /pending with that size. The script in index.html uses it, so it is small. */
export function withStartPageSize<Field extends string>(
  address: ListAddress<Field>,
): ListAddress<Field> {
  try {
    return withPageSize(address, Number(localStorage.getItem(startPageSizeKey)));
  } catch {
    return address;
  }
}

/** The address of a list with another default page size, if the list has that size. */
export const withPageSize = <Field extends string>(
  address: ListAddress<Field>,
  pageSize: number | undefined,
): ListAddress<Field> =>
  pageSize !== undefined && address.pageSizes.includes(pageSize)
    ? { ...address, pageSize, usualPageSize: defaultPageSize(address, 2) }
    : address;
