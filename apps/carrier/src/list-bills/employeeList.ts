import type { BilledEmployee, getListBill } from '@agent-portal/data/list-bills/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { BookOwner, Scope } from '../book/scope.ts';
import { moneyOf } from '../db/cents.ts';
import type { Deps } from '../http/appEnv.ts';
import { notFound } from '../http/answers/problems.ts';
import { answerList } from '../lists/answerList.ts';
import type { BookList } from '../lists/BookList.ts';
import { toBill } from './billList.ts';
import { findBill, findBillLineOrder, findBillLines, type FoundBillLine } from './queries/bills.ts';

type EmployeeList = BookList<
  { readonly billNumber: string },
  { readonly field: 'employee'; readonly direction: 'asc' },
  BilledEmployee
>;

const toEmployee = (found: FoundBillLine): BilledEmployee => ({
  employee: found.employee,
  policyNumber: found.policyNumber,
  product: found.product,
  premium: moneyOf(found.premiumCents),
  note: found.note,
  isInBook: found.isInBook,
});

/** The employees on one bill, unpaid ones first (decisions, 3). */
export const employeeListFor = (book: Scope): EmployeeList => ({
  name: 'List bill',
  defaultOrder: { field: 'employee', direction: 'asc' },
  findOrder: ({ db }, _scope, { filters }) => findBillLineOrder(db, filters.billNumber),
  findRows: async ({ db }, rowIds) => (await findBillLines(db, book, rowIds)).map(toEmployee),
  columns: () => [
    { header: 'Employee', width: 30, text: ({ employee }) => employee },
    { header: 'Policy Number', width: 16, text: ({ policyNumber }) => policyNumber },
    { header: 'Product', width: 28, text: ({ product }) => product },
    { header: 'Premium', width: 14, amount: ({ premium }) => premium },
    { header: 'Note', width: 28, text: ({ note }) => note },
  ],
  filterLabels: { billNumber: 'Bill number' },
});

/**
 * A bill to a group of the caller's hierarchy, with the group's name.
 *
 * @throws {Problem} 404 when it does not exist or belongs to another agent.
 */
export async function getBill({ db, today }: Deps, { agentIds }: BookOwner, billNumber: string) {
  const found = await findBill(db, agentIds, billNumber);
  if (found === undefined) throw notFound(`There is no list bill ${billNumber} among yours.`);
  const { bill, group } = found;
  return { ...toBill(bill, today), groupNumber: bill.groupNumber, group };
}

export async function getEmployeePage(
  deps: Deps,
  caller: BookOwner,
  { params: { listBillId }, query }: InputOf<typeof getListBill>,
): Promise<OutputOf<typeof getListBill>> {
  const bill = await getBill(deps, caller, listBillId);
  const filters = { billNumber: bill.billNumber };
  const list = employeeListFor(caller.agentIds);
  const { rows, total, paging } = await answerList(deps, caller, list, { ...query, filters });
  return { ...bill, ...paging, totalRecords: total, employees: [...rows] };
}
