import { businessDateOf } from '../../session/useBusinessDate.ts';
import type { Address } from '../address.ts';
import type { ReadEndpoint } from '@agent-portal/data/client/Client';
import { placeOf } from './address/createListMemory.ts';
import type { ListAddress } from './address/listState.ts';

/** What of a list its first rows are asked for with. */
export interface StartedList {
  readonly id: string;
  readonly address: ListAddress;
  readonly endpoint: ReadEndpoint;
  readonly query: (
    state: never,
    includeFilters: boolean,
    search: URLSearchParams,
    today: string,
  ) => object | null;
}

/** Asks for the rows that a list opens with, beside its page's code. */
export async function startList(list: StartedList, { url, portal }: Address): Promise<void> {
  // It comes with the list's own code, which is here: /home does without.
  const { readListAddress } = await import('./address/listAddress.ts');
  const state = readListAddress(url.searchParams, list.address) as never;
  const isFirstVisit = portal.listMemory.offered(placeOf(url.pathname, list.id)) === undefined;
  const today = businessDateOf(portal.session.read()?.user);
  const input = list.query(state, isFirstVisit, url.searchParams, today);
  if (input) await portal.client.prefetch(list.endpoint, input);
}

/** What starts the first rows of a list, for the page that shows it. */
export const rowsOf = (list: StartedList) => (address: Address) => startList(list, address);
