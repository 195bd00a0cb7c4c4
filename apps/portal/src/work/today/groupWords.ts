import type { TodayGroup, TodayKind, Today } from '@agent-portal/data/work/today/contract';
import { formatDate, formatTime } from '@agent-portal/format';
import { accessRules } from '../../access/accessRules.ts';
import type { RouteNeeds } from '../../access/needs.ts';
import { paths } from '../../paths.ts';

interface GroupWords {
  readonly title: string;
  /** The text of the collapsed line: '5 licenses'. Only for the groups of Later. */
  readonly later?: readonly [one: string, many: string];
  /** It rarely has items, so it is only in the list. */
  readonly hasNoCounter?: true;
  /** The page with all of them, and its access. */
  readonly all: { readonly text: string; readonly href: string; readonly needs: RouteNeeds };
}

const pending = (due: string) => ({
  text: 'See them in Pending',
  href: `${paths.pending()}?sort=dueDate&takeAction=true&due=${due}`,
  needs: accessRules.policies,
});

/** The title of each group, and the list that it comes from. */
export const groupWords: Readonly<Record<TodayKind, GroupWords>> = {
  lapsing: {
    title: 'About to lapse',
    all: {
      text: 'See all policies past due',
      href: `${paths.active()}?pastDue=true`,
      needs: accessRules.policies,
    },
  },
  overdueRequirements: { title: 'Overdue', all: pending('overdue') },
  dueThisWeek: { title: 'Due this week', all: pending('thisWeek') },
  followUps: {
    title: 'Follow-ups',
    all: { text: 'See all follow-ups', href: paths.followUps(), needs: accessRules.policies },
  },
  cases: {
    title: 'Cases',
    all: {
      text: 'See them in Case Management',
      href: `${paths.cases()}?attention=true`,
      needs: accessRules.cases,
    },
  },
  claims: {
    title: 'Claims',
    all: { text: 'See the latest claims', href: paths.claims(), needs: accessRules.claims },
  },
  declinedPayments: {
    title: 'First payment declined',
    hasNoCounter: true,
    all: {
      text: 'See all declined first payments',
      href: `${paths.terminated()}?firstPaymentFail=true`,
      needs: accessRules.policies,
    },
  },
  chargebacksAtRisk: {
    title: 'Chargebacks at risk',
    hasNoCounter: true,
    all: { text: 'See what is at risk', href: paths.debt(), needs: accessRules.commissions },
  },
  deadlines: {
    title: 'Deadlines',
    later: ['deadline', 'deadlines'],
    all: { text: 'See all deadlines', href: paths.deadlines(), needs: accessRules.policies },
  },
  endings: {
    title: 'Licenses and appointments that end soon',
    later: ['license or appointment', 'licenses and appointments'],
    all: {
      text: 'See all ending soon',
      href: '/hierarchy?tab=ending-soon',
      needs: accessRules.hierarchy,
    },
  },
  changes: {
    title: 'Changed since your last visit',
    later: ['change', 'changes'],
    all: { text: 'See Pending', href: paths.pending(), needs: accessRules.policies },
  },
};

/** Whether a group is folded under Later. */
export const isLater = ({ kind }: Pick<TodayGroup, 'kind'>): boolean =>
  groupWords[kind].later !== undefined;

/** Whether the items of a group are late premiums, whose day is the end of the grace period. */
export const isLapse = (kind: TodayKind): boolean =>
  kind === 'lapsing' || kind === 'chargebacksAtRisk';

/** Whether a counter filters the queue by a group. */
export const hasCounter = (group: Pick<TodayGroup, 'kind' | 'total'>): boolean =>
  group.total > 0 && !isLater(group) && !groupWords[group.kind].hasNoCounter;

/** What needs someone today: the items of all groups but those of Later. */
export const countToDo = (groups: readonly TodayGroup[]): number =>
  groups.reduce((sum, group) => sum + (isLater(group) ? 0 : group.total), 0);

/** The counter's text about its most urgent item. */
export function urgencyOf({ kind, items }: Pick<TodayGroup, 'kind' | 'items'>): string | undefined {
  const [first] = items;
  if (!first) return undefined;
  if (first.daysLate > 0 && kind === 'lapsing') return 'past grace';
  if (first.daysLate > 0)
    return `oldest ${first.daysLate} ${first.daysLate === 1 ? 'day' : 'days'}`;
  // A planned day is not in the order of the group.
  const [day] = items.flatMap(({ by, plannedOn }) => plannedOn ?? by ?? []).toSorted();
  return day && `first on ${formatDate(day).slice(0, 5)}`;
}

/** The business date of the queue, and when the carrier answered. */
export const asOfText = ({ asOf, answeredAt }: Today): string =>
  `As of ${formatDate(asOf)}${answeredAt ? `, ${formatTime(answeredAt)}` : ''}`;
