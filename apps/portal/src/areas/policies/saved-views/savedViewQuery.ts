import { readListAddress, writeListAddress } from '../../../shared/list/address/listAddress.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';

/** What a saved view holds of a list: its filters, its order and its page size, not its page. */
export function savedViewQuery(state: ListState, address: ListAddress): string {
  return writeListAddress({ ...state, page: 1 }, address).toString();
}

/** A saved query as the list understands it today: what it does not know any more is left out. */
export function understoodQuery(query: string, address: ListAddress): string {
  return savedViewQuery(readListAddress(new URLSearchParams(query), address), address);
}
