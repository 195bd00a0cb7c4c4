import type { Area } from '../Area.ts';
import { listBillsStep } from './seed.ts';
import {
  exportListBill,
  getBillGroups,
  getGroupListBills,
  getListBill,
  getPastDueGroups,
} from '@agent-portal/data/list-bills/contract';
import { route } from '../http/route.ts';
import { getBillPage } from './billList.ts';
import { getEmployeePage } from './employeeList.ts';
import { exportBill } from './exportBill.ts';
import { getGroupPage, getPastDue } from './groupList.ts';

/** List bills [S7]. */
export const listBills: Area = {
  routes: [
    route(getBillGroups, ({ deps, caller, input: { query } }) => getGroupPage(deps, caller, query)),

    route(getGroupListBills, ({ deps, caller, input }) => getBillPage(deps, caller, input)),

    route(getListBill, ({ deps, caller, input }) => getEmployeePage(deps, caller, input)),

    route(exportListBill, async ({ input: { params }, ...call }) => {
      const { billNumber: listBillId, body } = await exportBill(call, params.listBillId);
      return {
        name: exportListBill.response.fallbackName(new Date(call.deps.today), { listBillId }),
        body,
      };
    }),

    route(getPastDueGroups, ({ deps, caller }) => getPastDue(deps, caller)),
  ],
  seedSteps: [listBillsStep],
};
