import {
  getActivePolicies,
  getPendingPolicies,
  getPendingPolicyDetail,
  getPolicyDetail,
  getTerminatedPolicies,
} from '@agent-portal/data/policies/v2/contract';
import { client } from '../../../session/client.ts';
import type { Address } from '../../../shared/address.ts';
import { filterMemory } from '../../../shared/list/filterMemory.ts';
import { readListAddress } from '../../../shared/list/listAddress.ts';
import { startActions, startActionsTaken } from '../policy/actionsQuery.ts';
import { pendingList } from '../lists/pendingList.ts';
import { pendingQuery } from '../lists/pendingQuery.ts';
import { summaryLists } from '../lists/summaryLists.ts';
import { issuedQuery } from './issuedQuery.ts';

const isFirstVisit = (list: string) => filterMemory.recall(list) === undefined;

/** What starts the first data of each second page, beside its code. */
export const startSecond = {
  async pending({ url }: Address): Promise<void> {
    const state = readListAddress(url.searchParams, pendingList);
    await client.startAhead(getPendingPolicies, pendingQuery(state, isFirstVisit('Pending')));
  },
  async active({ url }: Address): Promise<void> {
    const state = readListAddress(url.searchParams, summaryLists.Active);
    await client.startAhead(getActivePolicies, issuedQuery(state, isFirstVisit('Active')));
  },
  async terminated({ url }: Address): Promise<void> {
    const state = readListAddress(url.searchParams, summaryLists.Terminated);
    await client.startAhead(getTerminatedPolicies, issuedQuery(state, isFirstVisit('Terminated')));
  },
  /** As `usePolicyOfStatus` asks for it first. */
  policy({ params: { status, id = '' } }: Address): Promise<void> {
    const detail = status === 'pending' ? getPendingPolicyDetail : getPolicyDetail;
    return client.startAhead(detail, { params: { policyNumber: id } });
  },
  async actions(address: Address): Promise<void> {
    await Promise.all([startSecond.policy(address), startActionsTaken(address)]);
  },
  firstActions: startActions,
};
