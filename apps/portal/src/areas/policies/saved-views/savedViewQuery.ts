import { readListAddress, writeListAddress } from '../../../shared/list/address/listAddress.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';

/** What a saved view stores of a list: its filters, order and page size, but not its page. */
export function savedViewQuery(state: ListState, address: ListAddress): string {
  return writeListAddress({ ...state, page: 1 }, address).toString();
}

/** Reads a saved query and drops parameters that the list no longer supports. */
export function understoodQuery(query: string, address: ListAddress): string {
  return savedViewQuery(readListAddress(new URLSearchParams(query), address), address);
}
