import { topAgentId } from '../src/hierarchy/fixedPeople.ts';
import { getBillPage } from '../src/list-bills/billList.ts';
import { getEmployeePage } from '../src/list-bills/employeeList.ts';
import { getGroupPage, getPastDue } from '../src/list-bills/groupList.ts';
import type { ListCase } from './listCases.ts';

/** A group with many bills, one of which has many employees (`manyBills.ts`). */
export const crowded = { groupNumber: 'G001000', billNumber: 'B100001' } as const;

const topAgent = { agentIds: [topAgentId] };

const groups =
  (query: Parameters<typeof getGroupPage>[2]): ListCase['ask'] =>
  (deps) =>
    getGroupPage(deps, topAgent, query);

const bills =
  (query: Parameters<typeof getBillPage>[2]['query']): ListCase['ask'] =>
  (deps) =>
    getBillPage(deps, topAgent, { params: { groupId: crowded.groupNumber }, query });

const employees =
  (query: Parameters<typeof getEmployeePage>[2]['query']): ListCase['ask'] =>
  (deps) =>
    getEmployeePage(deps, topAgent, { params: { listBillId: crowded.billNumber }, query });

const of =
  (list: string) =>
  ([name, ask]: readonly [string, ListCase['ask']]): ListCase => ({ list, name, ask });

/** Page 10,000 is the last page of a list that is shorter. */
const page = 10_000;

/** Pages of the three lists of list bills, for the agent at the top of the hierarchy. */
export const billCases: readonly ListCase[] = [
  ...(
    [
      ['page 1', groups({})],
      ['page 10,000', groups({ page })],
      ['by amount due', groups({ page: 2, orderBy: { field: 'amountDue', direction: 'desc' } })],
      ['past due', groups({ page: 3, pastDue: true })],
      ['card', (deps) => getPastDue(deps, topAgent)],
    ] satisfies [string, ListCase['ask']][]
  ).map(of('groups')),
  ...(
    [
      ['page 1', bills({})],
      ['page 10,000', bills({ page })],
      ['by billed', bills({ page: 2, orderBy: { field: 'billed', direction: 'asc' } })],
    ] satisfies [string, ListCase['ask']][]
  ).map(of('bills')),
  ...(
    [
      ['page 1', employees({})],
      ['page 10,000', employees({ page })],
    ] satisfies [string, ListCase['ask']][]
  ).map(of('employees')),
];
