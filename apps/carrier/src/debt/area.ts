import type { Area } from '../Area.ts';
import { livesOf } from '../commissions/livesOf.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';
import { advances } from '../commissions/tables.ts';
import {
  exportSecuredAdvances,
  exportUnsecuredAdvances,
  getDebtAtRisk,
  getSecuredAdvances,
  getUnsecuredAdvances,
} from '@agent-portal/data/debt/contract';
import { askedOf } from '../commissions/filters.ts';
import { route } from '../http/route.ts';
import { exportList } from '../lists/exportList.ts';
import { getAtRisk } from './getAtRisk.ts';
import { getDebtPage, securedList, unsecuredList } from './debtLists.ts';
import { exportName } from '../lists/exportName.ts';

/** The advances on policies; their recoveries are lines of commission. */
const debtStep: BookStep = {
  name: 'debt',
  tables: [advances],
  begin: (rows, book) => {
    const lifeOf = livesOf(book);
    return (seeded) => rows.add(advances, ...lifeOf(seeded).advances);
  },
};

/** Debt and advances [S7]. */
export const debt: Area = {
  routes: [
    route(getUnsecuredAdvances, ({ deps, caller, input: { query } }) =>
      getDebtPage(deps, caller, unsecuredList, query),
    ),

    route(exportUnsecuredAdvances, async ({ input: { query }, ...call }) => ({
      name: exportName(exportUnsecuredAdvances, call.deps),
      body: await exportList(call, unsecuredList, askedOf(query, unsecuredList.defaultOrder)),
    })),

    route(getSecuredAdvances, ({ deps, caller, input: { query } }) =>
      getDebtPage(deps, caller, securedList, query),
    ),

    route(exportSecuredAdvances, async ({ input: { query }, ...call }) => ({
      name: exportName(exportSecuredAdvances, call.deps),
      body: await exportList(call, securedList, askedOf(query, securedList.defaultOrder)),
    })),

    route(getDebtAtRisk, ({ deps, caller, input: { query } }) => getAtRisk(deps, caller, query)),
  ],
  seedSteps: [debtStep],
};
