import type { getGroupListBills, ListBillRow } from '@agent-portal/data/list-bills/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { BookOwner } from '../book/scope.ts';
import { smallSnapshot, snapshotOf } from '../book/snapshots.ts';
import { moneyOf } from '../db/cents.ts';
import type { Deps } from '../http/appEnv.ts';
import { answerList, type ShownList } from '../lists/answerList.ts';
import { getGroup } from './groupList.ts';
import {
  type BillFilters,
  type BillOrder,
  findBillOrder,
  findBills,
  findBillTotals,
} from './queries/bills.ts';
import type { listBills } from './tables.ts';

type Bill = typeof listBills.$inferSelect;

/** Whether an unpaid amount is past due. On its due date, it is not. */
export const isPastDue = (dueDate: string, today: string): boolean => dueDate < today;

/** The payment status of a bill on a day. */
function statusOf({ billedCents, paidCents, dueDate }: Bill, today: string): ListBillRow['status'] {
  if (paidCents >= billedCents) return 'Paid';
  if (isPastDue(dueDate, today)) return 'Past due';
  return paidCents > 0 ? 'Partly paid' : 'Billed';
}

export const toBill = (bill: Bill, today: string): ListBillRow => ({
  billNumber: bill.billNumber,
  period: bill.periodStart,
  periodEnd: bill.periodEnd,
  dueDate: bill.dueDate,
  billed: moneyOf(bill.billedCents),
  paid: moneyOf(bill.paidCents),
  status: statusOf(bill, today),
});

/** The bills of one group (decisions, 3). */
const billList: ShownList<BillFilters, BillOrder, ListBillRow> = {
  name: 'List bills of a group',
  defaultOrder: { field: 'period', direction: 'desc' },
  findOrder: ({ db }, _scope, asked) => findBillOrder(db, asked),
  findRows: async ({ db, today }, rowIds) =>
    (await findBills(db, rowIds)).map((bill) => toBill(bill, today)),
};

/** One page of the bills of a group in the caller's hierarchy, with their totals. */
export async function getBillPage(
  deps: Deps,
  caller: BookOwner,
  { params: { groupId }, query }: InputOf<typeof getGroupListBills>,
): Promise<OutputOf<typeof getGroupListBills>> {
  const group = await getGroup(deps, caller, groupId);
  const filters = { groupNumber: group.groupNumber };
  const { rows, scope, total, paging } = await answerList(deps, caller, billList, {
    ...query,
    filters,
  });
  const make = () => findBillTotals(deps.db, group.groupNumber);
  const kind = smallSnapshot<Awaited<ReturnType<typeof make>>>('bills of a group');
  const { value } = await snapshotOf(deps, kind, [scope, group.groupNumber], make);
  return {
    ...paging,
    totalRecords: total,
    listBills: [...rows],
    group,
    billedTotal: moneyOf(value.billed),
    paidTotal: moneyOf(value.paid),
  };
}
