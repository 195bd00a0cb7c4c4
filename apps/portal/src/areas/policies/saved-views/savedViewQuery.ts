import { readListAddress, writeListAddress } from '../../../shared/list/address/listAddress.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';

/** The part of a list's query that a saved view stores: filters, order and page size, but not the page. */
export function savedViewQuery(state: ListState, address: ListAddress): string {
  return writeListAddress({ ...state, page: 1 }, address).toString();
}

/** Reads a saved query and drops parameters that the list no longer supports. */
export function understoodQuery(query: string, address: ListAddress): string {
  return savedViewQuery(readListAddress(new URLSearchParams(query), address), address);
}
