import type { TodayKind } from '@agent-portal/data/today/contract';
import { accessRules } from '../../access/accessRules.ts';
import type { RouteNeeds } from '../../access/needs.ts';
import { paths } from '../../paths.ts';

interface GroupWords {
  readonly title: string;
  /** The page with all of them, and its access. */
  readonly all: { readonly text: string; readonly href: string; readonly needs: RouteNeeds };
}

const pending = (due: string, text: string) => ({
  text,
  href: `${paths.pending()}?sort=dueDate&takeAction=true&due=${due}`,
  needs: accessRules.policies,
});

const pastDue = {
  text: 'See all policies past due',
  href: `${paths.active()}?pastDue=true`,
  needs: accessRules.policies,
};

/** The title of each group, and the list that it comes from. */
export const groupWords: Readonly<Record<TodayKind, GroupWords>> = {
  overdueRequirements: {
    title: 'Overdue requirements',
    all: pending('overdue', 'See them in Pending'),
  },
  dueThisWeek: { title: 'Due this week', all: pending('thisWeek', 'See them in Pending') },
  lapsing: { title: 'About to lapse', all: pastDue },
  chargebacksAtRisk: {
    title: 'Chargebacks at risk',
    all: { text: 'See what is at risk', href: paths.debt(), needs: accessRules.commissions },
  },
  cases: {
    title: 'Cases that need attention',
    all: {
      text: 'See them in Case Management',
      href: `${paths.cases()}?attention=true`,
      needs: accessRules.cases,
    },
  },
  followUps: {
    title: 'Follow-ups due',
    all: {
      text: 'See all follow-ups',
      href: paths.followUps(),
      needs: accessRules.policies,
    },
  },
  deadlines: {
    title: 'Deadlines',
    all: { text: 'See all deadlines', href: paths.deadlines(), needs: accessRules.policies },
  },
  endings: {
    title: 'Licenses and appointments that end soon',
    all: {
      text: 'See all ending soon',
      href: '/hierarchy?tab=ending-soon',
      needs: accessRules.hierarchy,
    },
  },
  changes: {
    title: 'Changed since your last visit',
    all: { text: 'See Pending', href: paths.pending(), needs: accessRules.policies },
  },
};
