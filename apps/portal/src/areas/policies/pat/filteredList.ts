import { writeListAddress } from '../../../shared/list/address/listAddress.ts';
import {
  type FilterState,
  initialListState,
  type ListAddress,
  withFilters,
} from '../../../shared/list/address/listState.ts';

/** Returns the URL of a list in its default state plus some filters. */
export function filteredList(path: string, list: ListAddress, filters: FilterState): string {
  return `${path}?${writeListAddress(withFilters(initialListState(list), list, filters), list)}`;
}
