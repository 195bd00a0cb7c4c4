import type { ListTab } from '../../../shared/list/List.ts';

const all: ListTab = { id: 'all', label: 'All', filters: {} };

/** The columns of late policies, which hide other columns. */
const late = {
  columns: ['lapsesOn', 'daysLate', 'amountDue', 'phone', 'lastCall'],
  leaveFirst: ['employer', 'billingMode', 'issueDate', 'annualizedPremium'],
};

const deadlines = (days: '7' | '30' | '90'): ListTab => ({
  id: `deadlines${days}`,
  label: `Deadlines within ${days} days`,
  filters: { deadlinesWithin: days },
  isOptional: true,
});

/** The quick tabs of the policy lists, in both versions (decisions, 9). */
export const policyTabs: Readonly<Record<'pending' | 'active' | 'terminated', readonly ListTab[]>> =
  {
    pending: [
      all,
      { id: 'needsAction', label: 'Needs action', filters: { takeAction: true } },
      { id: 'overdue', label: 'Overdue', filters: { due: 'overdue' }, isOptional: true },
      { id: 'dueThisWeek', label: 'Due this week', filters: { due: 'thisWeek' }, isOptional: true },
    ],
    active: [
      all,
      { id: 'pastDue', label: 'Past due', filters: { pastDue: true }, ...late },
      {
        id: 'lapses7',
        label: 'Lapses in 7 days',
        filters: { lapsesWithin: '7' },
        ...late,
        isOptional: true,
      },
      {
        ...deadlines('90'),
        label: 'With deadlines',
        choices: [deadlines('7'), deadlines('30'), deadlines('90')],
      },
    ],
    terminated: [
      all,
      {
        id: 'declinedFirstPayment',
        label: 'Declined first payment',
        filters: { firstPaymentFail: true },
      },
    ],
  };
