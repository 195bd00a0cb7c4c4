import type {
  getBillGroups,
  getGroupListBills,
  getPastDueGroups,
} from '@agent-portal/data/list-bills/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../db/cents.ts';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';

/** A group that owes one bill, which is due on the business date. */
const group = 'G001001';
const today = '2026-11-18';

let server: TestServer;
let headers: SignedIn;
beforeAll(async () => {
  server = await testServer();
  const { pool } = server.database;
  await pool.query('UPDATE list_bills SET paid_cents = billed_cents WHERE group_number = $1', [
    group,
  ]);
  await pool.query(
    `UPDATE list_bills SET due_date = $2, paid_cents = 0 WHERE bill_number =
       (SELECT max(bill_number) FROM list_bills WHERE group_number = $1)`,
    [group, today],
  );
  headers = await server.signIn('sub.listbill');
});
afterAll(() => server.database.close());

const read = async <Answer>(path: string) =>
  (await (
    await server.request(`/API/ListBills${path}`, { headers: { ...headers } })
  ).json()) as Answer;

describe('a bill that is due today', () => {
  it('is not overdue in the list of bills', async () => {
    const { listBills } = await read<OutputOf<typeof getGroupListBills>>(
      `/groups/${group}/listBills?pageSize=100`,
    );
    expect(listBills.filter(({ dueDate }) => dueDate === today)).toMatchObject([
      { status: 'Billed', paid: '0.00' },
    ]);
    expect(listBills.filter(({ status }) => status === 'Past due')).toEqual([]);
  });

  it('is due, but not past due, in the sums of its group and of all groups', async () => {
    const { groups, tabCounts } =
      await read<OutputOf<typeof getBillGroups>>('/groups?pageSize=100');
    const own = groups.find(({ groupNumber }) => groupNumber === group);
    expect(own).toMatchObject({ billsDue: 1, nextDueDate: today, pastDueSince: null });
    expect(centsOf(own?.pastDue ?? '')).toBe(0);
    expect(centsOf(own?.amountDue ?? '')).toBeGreaterThan(0);
    const pastDue = await read<OutputOf<typeof getBillGroups>>('/groups?pageSize=100&pastDue=true');
    expect(pastDue.groups.map(({ groupNumber }) => groupNumber)).not.toContain(group);
    expect(tabCounts?.pastDue).toBe(pastDue.groups.length);
  });

  it('adds nothing to what Today calls past due', async () => {
    const { groups } = await read<OutputOf<typeof getBillGroups>>('/groups?pageSize=100');
    const card = await read<OutputOf<typeof getPastDueGroups>>('/PastDue');
    const late = groups.filter(({ pastDueSince }) => pastDueSince !== null);
    expect(card.groupCount).toBe(late.length);
    expect(centsOf(card.pastDueTotal)).toBe(
      late.reduce((total, { pastDue }) => total + centsOf(pastDue ?? ''), 0),
    );
    expect(late.length).toBeGreaterThan(0);
  });
});
