import {
  exportSecuredAdvances,
  exportUnsecuredAdvances,
  getDebtAtRisk,
  getSecuredAdvances,
  getUnsecuredAdvances,
} from '@agent-portal/data/debt/contract';
import { askedOf } from '../commissions/filters.ts';
import { route, type Route } from '../http/route.ts';
import { exportList } from '../lists/exportList.ts';
import { getAtRisk } from './getAtRisk.ts';
import { getDebtPage, getSecuredPage, securedList, unsecuredList } from './debtLists.ts';

/** [S7] Debt, and what is at risk. */
export const debtRoutes: readonly Route[] = [
  route(getUnsecuredAdvances, ({ deps, caller, input: { query } }) =>
    getDebtPage(deps, caller, unsecuredList, query),
  ),

  route(exportUnsecuredAdvances, async ({ input: { query }, ...call }) => ({
    name: exportUnsecuredAdvances.response.fallbackName(new Date(call.deps.today), {}),
    body: await exportList(call, unsecuredList, askedOf(query, unsecuredList.defaultOrder)),
  })),

  route(getSecuredAdvances, ({ deps, caller, input: { query } }) =>
    getSecuredPage(deps, caller, query),
  ),

  route(exportSecuredAdvances, async ({ input: { query }, ...call }) => ({
    name: exportSecuredAdvances.response.fallbackName(new Date(call.deps.today), {}),
    body: await exportList(call, securedList, askedOf(query, securedList.defaultOrder)),
  })),

  route(getDebtAtRisk, ({ deps, caller, input: { query } }) => getAtRisk(deps, caller, query)),
];
