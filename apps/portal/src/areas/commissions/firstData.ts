import { getCommissionSummary } from '@agent-portal/data/commissions/explained/contract';
import { getDebtAtRisk } from '@agent-portal/data/debt/contract';
import type { Address } from '../../shared/address.ts';
import { startList, type StartedList } from '../../shared/list/startList.ts';
import { tabOf } from './commissionTabs.tsx';
import { securedList, unsecuredList } from './debt/debtLists.tsx';
import { summaryInput } from './summary/summaryInput.ts';

/** Prefetches the summary and the rows of /commissions while the page's code loads. */
export async function startCommissions(address: Address): Promise<void> {
  const { searchParams } = address.url;
  await Promise.all([
    address.portal.client.prefetch(getCommissionSummary, summaryInput(searchParams)),
    startList(tabOf(searchParams).list, address),
  ]);
}

/** Prefetches both lists of /commissions/debt, and the debt at risk. */
export async function startDebt(address: Address): Promise<void> {
  await Promise.all([
    startList(unsecuredList as StartedList, address),
    startList(securedList as StartedList, address),
    address.portal.client.prefetch(getDebtAtRisk, { query: {} }),
  ]);
}
