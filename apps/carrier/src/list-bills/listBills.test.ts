import type {
  BilledEmployee,
  BillGroup,
  getBillGroups,
  getGroupListBills,
  getListBill,
  getPastDueGroups,
  ListBillRow,
} from '@agent-portal/data/list-bills/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { centsOf } from '../db/cents.ts';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { sharedServer } from '../testing.ts';

const server = await sharedServer();
const account = 'sub.listbill';

const ask = (path: string) => server.get(`/API/ListBills${path}`, account);
const read = <Answer>(path: string, as = account) =>
  server.read<Answer>(`/API/ListBills${path}`, as);

type Groups = OutputOf<typeof getBillGroups>;
type Bills = OutputOf<typeof getGroupListBills>;
type Bill = OutputOf<typeof getListBill>;

const groupsOf = async (query = '') => (await read<Groups>(`/groups?pageSize=100&${query}`)).groups;
const billsOf = async (group: string, query = '') =>
  (await read<Bills>(`/groups/${group}/listBills?pageSize=100&${query}`)).listBills;
const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + centsOf(amount), 0);

describe('the groups', () => {
  it('are those that an agent of the own hierarchy enrolled', async () => {
    const { rows } = await server.database.db.execute<{ group_number: string }>(sql`
      SELECT group_number FROM groups JOIN agents USING (agent_id)
      WHERE string_to_array(path, '/') && ARRAY['4471902', '4471918', '4471925']
      ORDER BY group_number`);
    const found = (await groupsOf('orderBy=groupNumber')).map(({ groupNumber }) => groupNumber);
    expect(found).toEqual(rows.map((row) => row.group_number));
    expect(found.length).toBeGreaterThan(4);
  });

  it('owe the unpaid part of their bills, from the first unpaid one', async () => {
    for (const group of await groupsOf()) {
      const due = (await billsOf(group.groupNumber)).filter(({ billed, paid }) => billed !== paid);
      const overdue = due.filter(({ status }) => status === 'Past due');
      const lack = (bills: readonly ListBillRow[]) =>
        sum(bills.map(({ billed }) => billed)) - sum(bills.map(({ paid }) => paid));
      const first = (bills: readonly ListBillRow[]) =>
        bills.map(({ dueDate }) => dueDate).toSorted()[0] ?? null;
      expect(group).toMatchObject({
        billsDue: due.length,
        nextDueDate: first(due),
        pastDueSince: first(overdue),
      });
      expect(centsOf(group.amountDue)).toBe(lack(due));
      expect(centsOf(group.pastDue ?? '')).toBe(lack(overdue));
    }
  });

  it.each(['nextDueDate', 'amountDue'] as const)(
    'sort by %s in both directions: 0.00 as a number, empty dates last, equal ones by group number',
    async (field) => {
      const all = await groupsOf();
      const valueOf = (group: BillGroup) =>
        field === 'amountDue' ? centsOf(group.amountDue) : (group.nextDueDate ?? '');
      for (const sign of [1, -1]) {
        const compare = (a: BillGroup, b: BillGroup) =>
          (field === 'nextDueDate' ? Number(a.billsDue === 0) - Number(b.billsDue === 0) : 0) ||
          (valueOf(a) === valueOf(b) ? 0 : valueOf(a) < valueOf(b) ? -sign : sign) ||
          (a.groupNumber < b.groupNumber ? -1 : 1);
        const sorted = await groupsOf(`orderBy=${field}${sign < 0 ? '%20desc' : ''}`);
        expect(sorted).toEqual(all.toSorted(compare));
      }
    },
  );

  it('come in pages with their totals, groups with due bills first', async () => {
    const all = await groupsOf();
    const answer = await read<Groups>('/groups?page=1&pageSize=10');
    expect(answer.groups).toEqual(all.slice(0, 10));
    expect(all).toEqual(await groupsOf('orderBy=nextDueDate'));
    expect(answer.totalRecords).toBe(all.length);
    expect(centsOf(answer.amountDueTotal ?? '')).toBe(sum(all.map(({ amountDue }) => amountDue)));
    expect(answer.tabCounts).toEqual({
      all: all.length,
      pastDue: all.filter(({ pastDueSince }) => pastDueSince !== null).length,
    });
    expect(all.findIndex(({ billsDue }) => billsDue === 0)).toBeGreaterThan(0);
  });

  it('are found by a number or by words of a name, with their counts and totals', async () => {
    for (const text of ['g001001', 'freightways harbor']) {
      const page = await read<OutputOf<typeof getBillGroups>>(
        `/groups?${new URLSearchParams({ group: text }).toString()}`,
      );
      expect(page.groups.map(({ groupNumber }) => groupNumber)).toEqual(['G001001']);
      expect(page).toMatchObject({
        findsGroups: true,
        totalRecords: 1,
        amountDueTotal: page.groups[0]?.amountDue,
        tabCounts: { all: 1, pastDue: 1 },
      });
    }
    expect(await groupsOf('group=nothing')).toEqual([]);
    expect(await groupsOf('group=freightways&pastDue=true')).toHaveLength(1);
  });

  it('can be filtered to those past due, longest first for a card', async () => {
    const pastDue = await groupsOf('pastDue=true&orderBy=nextDueDate');
    expect(pastDue.length).toBeGreaterThan(1);
    expect(pastDue.every(({ pastDueSince }) => pastDueSince !== null)).toBe(true);
    const card = await read<OutputOf<typeof getPastDueGroups>>('/PastDue');
    expect(card).toMatchObject({
      groupCount: pastDue.length,
      groups: pastDue.slice(0, 5).map((group) => ({
        groupNumber: group.groupNumber,
        group: group.group,
        pastDue: group.pastDue,
        since: group.pastDueSince,
      })),
    });
    expect(centsOf(card.pastDueTotal)).toBe(sum(pastDue.map((group) => group.pastDue ?? '')));
  });
});

describe('the bills to a group', () => {
  it('cover more than a year, newest period first, with their totals', async () => {
    const answer = await read<Bills>('/groups/G001001/listBills?page=2');
    const all = await billsOf('G001001');
    expect(all).toHaveLength(14);
    expect(all.map(({ period }) => period)).toEqual(
      all
        .map(({ period }) => period)
        .toSorted()
        .toReversed(),
    );
    expect(answer).toMatchObject({ currentPage: 2, totalPages: 2, totalRecords: 14 });
    expect(answer.listBills).toEqual(all.slice(10));
    expect(answer.group?.group).toBe('Harbor Freightways');
    expect(centsOf(answer.billedTotal ?? '')).toBe(sum(all.map(({ billed }) => billed)));
    expect(centsOf(answer.paidTotal ?? '')).toBe(sum(all.map(({ paid }) => paid)));
  });
});

const employeesOf = async (bill: string) => {
  const first = await read<Bill>(`/listBills/${bill}?pageSize=100`);
  return { ...first, all: first.employees };
};

describe('a bill', () => {
  it('sums to the premiums of its employees, with unpaid ones first', async () => {
    const bills = await billsOf('G001001');
    const overdue = bills.find(({ status }) => status === 'Past due');
    const { all, ...bill } = await employeesOf(overdue?.billNumber ?? '');
    expect(bill).toMatchObject({ ...overdue, groupNumber: 'G001001', group: 'Harbor Freightways' });
    expect(bill.totalRecords).toBe(all.length);
    expect(sum(all.map(({ premium }) => premium))).toBe(centsOf(bill.billed));
    const pastDue = all.filter(({ note }) => note === 'Past due');
    expect(sum(pastDue.map(({ premium }) => premium))).toBe(
      centsOf(bill.billed) - centsOf(bill.paid),
    );
    const byName = (a: BilledEmployee, b: BilledEmployee) =>
      Number(b.note === 'Past due') - Number(a.note === 'Past due') ||
      (a.employee < b.employee ? -1 : 1);
    expect(pastDue.length).toBeGreaterThan(0);
    expect(all).toEqual(all.toSorted(byName));
  });

  it('has consecutive pages', async () => {
    const { all } = await employeesOf('B100028');
    const pages = await Promise.all(
      [1, 2, 3].map((page) => read<Bill>(`/listBills/B100028?page=${page}`)),
    );
    expect(pages.flatMap(({ employees }) => employees)).toEqual(all.slice(0, 30));
  });

  it('says which policies are not in the caller’s book', async () => {
    // The agent has a group whose employees also bought from other agents.
    const mine = await read<Groups>('/groups', 'worksite');
    expect(mine.groups.length).toBeGreaterThan(0);
    const { rows } = await server.database.db.execute<{ bill: string; policy: string }>(sql`
      SELECT bill_number AS bill, policy_number AS policy
      FROM list_bill_lines JOIN list_bills USING (bill_number)
      WHERE group_number = 'G001000' ORDER BY list_bill_lines.row_id LIMIT 1`);
    const [line] = rows;
    const isInBook = async () =>
      (await employeesOf(line?.bill ?? '')).all.find(
        ({ policyNumber }) => policyNumber === line?.policy,
      )?.isInBook;
    expect(await isInBook()).toBe(true);
    await server.database.db.execute(sql`
      UPDATE writing_agents SET agent_id = '4480022' WHERE policy_number = ${line?.policy}`);
    expect(await isInBook()).toBe(false);
  });

  it('exports all employees, and on the sheet About their total and a description', async () => {
    const { all, ...bill } = await employeesOf('B100028');
    const answer = await ask('/listBills/B100028/Export');
    expect(answer.headers.get('Content-Disposition')).toContain('ListBill-B100028-11-18-2026.xlsx');
    const { rows, about, totals } = await readWorkbook(answer.body!);
    expect(rows.slice(1).map((row) => [row[0]?.value, row[3]])).toEqual(
      all.map(({ employee, premium }) => [
        employee,
        { kind: 'number', value: String(Number(premium)) },
      ]),
    );
    expect(totals['Total premium']?.value).toBe(String(Number(bill.billed)));
    const said = about.map((row) => row.map(({ value }) => value));
    expect(said).toContainEqual(['Bill number', 'B100028']);
    expect(said).toContainEqual(['Status', bill.status]);
  });
});
