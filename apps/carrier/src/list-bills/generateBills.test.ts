import type {
  getBillGroups,
  getGroupListBills,
  getPastDueGroups,
} from '@agent-portal/data/list-bills/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { describe, expect, it } from 'vitest';
import { centsOf } from '../db/cents.ts';
import { sharedServer } from '../testing.ts';
import { type BilledGroup, type BilledPolicy, generateBills } from './generateBills.ts';

/** A group that owes one bill, which is due on the business date. */
const group = 'G001001';
const today = '2026-11-18';

const server = await sharedServer();
const { pool } = server.database;
await pool.query('UPDATE list_bills SET paid_cents = billed_cents WHERE group_number = $1', [
  group,
]);
await pool.query(
  `UPDATE list_bills SET due_date = $2, paid_cents = 0 WHERE bill_number =
     (SELECT max(bill_number) FROM list_bills WHERE group_number = $1)`,
  [group, today],
);
const read = <Answer>(path: string) => server.read<Answer>(`/API/ListBills${path}`, 'sub.listbill');

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

const inForce: BilledPolicy = {
  policyNumber: 'NL1',
  modalPremium: '10.10',
  issueDate: '2020-01-01',
  paidToDate: '2026-12-31',
  terminationDate: null,
};
const pastDue = { ...inForce, policyNumber: 'NL2', modalPremium: '0.07', paidToDate: '2026-11-01' };

const generate = (group: Partial<BilledGroup>) =>
  generateBills({ billingMode: 'List Bill', dueDay: 10, policies: [inForce], ...group }, today);

describe('the bills to a group', () => {
  it('cover each month of more than a year, up to the current month', () => {
    const bills = generate({});
    expect(bills).toHaveLength(14);
    expect(bills[0]).toMatchObject({ periodStart: '2025-10-01', dueDate: '2025-10-10' });
    expect(bills.at(-1)).toMatchObject({
      periodStart: '2026-11-01',
      periodEnd: '2026-11-30',
      dueDate: '2026-11-10',
      billedCents: 1_010,
      paidCents: 1_010,
    });
  });

  it.each([
    ['Quarterly', 6, '2026-10-01', '2026-12-31', 3],
    ['Semi-Annual', 4, '2026-07-01', '2026-12-31', 6],
    ['Annual', 3, '2026-01-01', '2026-12-31', 12],
  ] as const)(
    'billed %s cover whole parts of the year',
    (billingMode, count, start, end, months) => {
      const bills = generate({ billingMode });
      expect(bills).toHaveLength(count);
      expect(bills.at(-1)).toMatchObject({
        periodStart: start,
        periodEnd: end,
        billedCents: 1_010 * months,
      });
    },
  );

  it('lack the premium of a policy past due, and name its employee', () => {
    const [last, ...before] = generate({ policies: [inForce, pastDue] }).toReversed();
    expect(last).toMatchObject({ billedCents: 1_017, paidCents: 1_010 });
    expect(last?.lines.map(({ isPaid, note }) => [isPaid, note])).toEqual([
      [true, null],
      [false, 'Past due'],
    ]);
    expect(before.every(({ billedCents, paidCents }) => billedCents === paidCents)).toBe(true);
  });

  it('are matched to payments a week before they are due', () => {
    expect(generate({ dueDay: 25 }).at(-1)).toMatchObject({ paidCents: 1_010 });
    expect(generate({ dueDay: 26 }).at(-1)).toMatchObject({ paidCents: 0 });
    const [line] = generate({ dueDay: 25, policies: [pastDue] }).at(-1)?.lines ?? [];
    expect(line).toMatchObject({ isPaid: false, note: 'Not paid yet' });
  });

  it('are past due from the day after their due date, and not on that day', () => {
    const noteOf = (dueDay: number) =>
      generate({ dueDay, policies: [pastDue] })
        .at(-1)
        ?.lines.map(({ isPaid, note }) => [isPaid, note]);
    expect(noteOf(17)).toEqual([[false, 'Past due']]);
    expect(noteOf(18)).toEqual([[false, 'Not paid yet']]);
  });

  it('have an employee from the issue of the policy to its end', () => {
    const short = {
      issueDate: '2026-03-20',
      paidToDate: '2026-06-15',
      terminationDate: '2026-06-15',
    };
    const bills = generate({ policies: [{ ...inForce, ...short }] });
    expect(bills.map(({ dueDate, lines }) => [dueDate, lines[0]?.note])).toEqual([
      ['2026-04-10', 'New: issued 03/20/2026'],
      ['2026-05-10', null],
      ['2026-06-10', 'Last bill: ended 06/15/2026'],
    ]);
    expect(bills.every(({ lines }) => lines[0]?.isPaid)).toBe(true);
  });

  it('have an employee who is issued on the due date, and none whose policy ends on it', () => {
    const dueDatesOf = (policy: Partial<BilledPolicy>) =>
      generate({ policies: [{ ...inForce, ...policy }] }).map(({ dueDate }) => dueDate);
    const last = { paidToDate: '2026-05-10', terminationDate: '2026-05-10' };
    expect(dueDatesOf({ issueDate: '2026-03-10', ...last })).toEqual(['2026-03-10', '2026-04-10']);
  });

  it('do not exist when no employee is insured', () => {
    expect(generate({ policies: [] })).toEqual([]);
  });
});
