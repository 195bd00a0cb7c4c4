import { businessDateOf } from '../../session/useBusinessDate.ts';
import type { Address } from '../address.ts';
import { listFreshForMs } from '@agent-portal/data/list';
import type { ValueList } from '@agent-portal/data/policies/values/contract';
import type { ReadEndpoint } from '@agent-portal/data/client/Client';
import { listKeyOf } from './address/createListMemory.ts';
import { includesValues } from './address/lacksValues.ts';
import { readListAddress } from './address/listAddress.ts';
import type { ListAddress } from './address/listState.ts';
import { withPageSize } from './address/startPageSize.ts';
import { ownPageSize } from './address/useOwnPageSize.ts';

/** The part of a list that is needed to request its first rows. */
export interface StartedList {
  readonly id: string;
  readonly address: ListAddress;
  readonly endpoint: ReadEndpoint;
  readonly values?: ValueList | undefined;
  readonly query: (
    state: never,
    includeFilters: boolean,
    search: URLSearchParams,
    today: string,
  ) => object | null;
}

/** Requests the first rows of a list while the code of its page loads. */
export async function startList(list: StartedList, { url, portal }: Address): Promise<void> {
  const { user } = portal.session.read() ?? {};
  const size = user && ownPageSize.read(list.id, user.username);
  const state = readListAddress(url.searchParams, withPageSize(list.address, size)) as never;
  const listKey = listKeyOf(url.pathname, list.id);
  const withValues = includesValues(portal.listMemory, listKey, list.values !== undefined);
  const today = businessDateOf(user);
  const input = list.query(state, withValues, url.searchParams, today);
  if (input) await portal.client.prefetch(list.endpoint, input, listFreshForMs);
}

/** Returns the function that requests the first rows of a list, for its page. */
export const startRowsOf = (list: StartedList) => (address: Address) => startList(list, address);
