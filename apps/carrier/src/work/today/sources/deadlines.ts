import {
  type Deadline,
  type DeadlineKind,
  getDeadlines,
} from '@agent-portal/data/deadlines/contract';
import { kindLabels } from '@agent-portal/data/deadlines/kindLabels';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { itemOf } from '../itemOf.ts';
import { mergeLists } from '../mergeLists.ts';
import { timeOf, whyDeadline } from '../sentences.ts';
import type { ReadItems, TodayCall, TodaySource } from '../TodaySource.ts';

const toItem = (one: Deadline, today: string) =>
  itemOf({
    key: one.deadlineId ?? `${one.policyNumber} ${one.kind}`,
    who: one.person ?? one.primaryInsured,
    policyNumber: one.policyNumber,
    agentName: one.agentName,
    agentId: one.agentId,
    what: `${kindLabels[one.kind]}, ${one.productName}`,
    ...timeOf(one.dueOn, today),
    why: whyDeadline(one),
    actor: 'You',
    action: 'open',
  });

const within =
  ({ read, deps: { today } }: TodayCall, days: '7' | '30', kind: DeadlineKind[]): ReadItems =>
  async ({ keys, ...paging }) => {
    const found = await read(getDeadlines, {
      query: {
        ...paging,
        IncludeCounts: false,
        filters: { days, kind, ...(keys && { deadlineId: [...keys] }) },
      },
    });
    return { total: found.totalRecords, items: found.deadlines.map((one) => toItem(one, today)) };
  };

/**
 * Rights that end and changes of age show for 30 days, because they need time. Greetings show for 7. The end of a grace
 * period has its own group.
 */
export const deadlines: TodaySource = {
  kind: 'deadlines',
  access: policiesAccess,
  itemsOf: (call) =>
    mergeLists(
      [
        within(call, '30', ['ConversionEnd', 'TermEnd', 'AgeChange']),
        within(call, '7', ['Anniversary', 'Birthday']),
      ],
      (a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0),
    ),
};
