import { readListAddress, writeListAddress } from '../../../shared/list/listAddress.ts';
import type { ListDefinition, ListState } from '../../../shared/list/listState.ts';

/** What a saved view holds of a list: its filters, its order and its page size, not its page. */
export function savedViewQuery(state: ListState, definition: ListDefinition): string {
  return writeListAddress({ ...state, page: 1 }, definition).toString();
}

/** A saved query as the list understands it today: what it does not know any more is left out. */
export function understoodQuery(query: string, definition: ListDefinition): string {
  return savedViewQuery(readListAddress(new URLSearchParams(query), definition), definition);
}
