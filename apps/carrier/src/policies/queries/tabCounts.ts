import type { TabCounts } from '@agent-portal/data/policies/commonFilters';
import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import { and, count, countDistinct, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { countWhere } from '../../db/queries.ts';
import type { PendingFilters, SummaryFilters } from '../filters.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import type { Scope } from '../../book/scope.ts';
import { lapsesWithinIn, isInScope } from '../../book/queries/isInScope.ts';
import { isOfRequirement, isOnTab, isPendingInScope, pendingTabs } from './pendingConditions.ts';
import { isOfSummaries, summaryTabs } from './summaries.ts';
import type { StatusCounts } from '@agent-portal/data/policies/status-counts/contract';

export interface PendingCounts {
  readonly tabCounts: TabCounts;
  /** The policies of the matching requirements. */
  readonly policyCount: number;
}

/** The requirements on each tab of the pending list, for any chosen tab. */
export async function findPendingCounts(
  db: Database,
  scope: Scope,
  filters: PendingFilters,
  today: string,
): Promise<PendingCounts> {
  const { needsAction, overdue, dueThisWeek } = pendingTabs(today);
  const isListed = isOnTab(filters, today) ?? sql`true`;
  const [found] = await db
    .select({
      needsAction: countWhere(needsAction),
      overdue: countWhere(overdue),
      dueThisWeek: countWhere(dueThisWeek),
      all: count(),
      policyCount: countDistinct(sql`CASE WHEN ${isListed} THEN ${policies.policyNumber} END`),
    })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .where(and(await isPendingInScope(db, scope, filters), isOfRequirement(filters)));
  const { policyCount, ...tabCounts } = found ?? { policyCount: 0, all: 0 };
  return { tabCounts, policyCount };
}

/** The policies on each tab of the second pending list: those with a requirement on the tab. */
export async function findPendingPolicyCounts(
  db: Database,
  scope: Scope,
  filters: PendingFilters,
  today: string,
): Promise<TabCounts> {
  const isDated = isOfRequirement(filters);
  const has = (tab: SQL | undefined) => sql<boolean>`bool_or(${and(isDated, tab)})`;
  const { needsAction, overdue, dueThisWeek } = pendingTabs(today);
  const tabs = db
    .select({
      needsAction: has(needsAction).as('needs_action'),
      overdue: has(overdue).as('overdue'),
      dueThisWeek: has(dueThisWeek).as('due_this_week'),
    })
    .from(policies)
    .leftJoin(requirements, eq(requirements.policyNumber, policies.policyNumber))
    .where(await isPendingInScope(db, scope, filters))
    .groupBy(policies.policyNumber)
    .having(isDated && has(undefined))
    .as('tabs');
  const [found] = await db
    .select({
      needsAction: countWhere(tabs.needsAction),
      overdue: countWhere(tabs.overdue),
      dueThisWeek: countWhere(tabs.dueThisWeek),
      all: count(),
    })
    .from(tabs);
  return found ?? { all: 0 };
}

/** The policies on the tabs of the active or the terminated list. */
export async function findSummaryCounts(
  db: Database,
  scope: Scope,
  status: SummaryStatus,
  filters: SummaryFilters,
  today: string,
): Promise<TabCounts> {
  const [found] = await db
    .select({
      onTab: countWhere(summaryTabs(today)[status]),
      lapses7: countWhere(lapsesWithinIn(today, 7)),
      all: count(),
    })
    .from(policies)
    .where(await isOfSummaries(db, scope, status, filters));
  const { onTab, all, lapses7 } = found ?? { onTab: 0, all: 0, lapses7: 0 };
  return status === 'Active'
    ? { pastDue: onTab, lapses7, all }
    : { declinedFirstPayment: onTab, all };
}

const isPending = eq(policies.status, 'Pending');
const isActive = eq(policies.status, 'Active');

/** A sum of amounts as a decimal string with two places. */
function total(amount: SQL | typeof policies.modalPremium, condition: SQL | undefined) {
  return sql<string>`coalesce(sum(${amount}) FILTER (WHERE ${condition}), 0)::numeric(16, 2)`;
}

/** The three count groups of /pat [S3], for the policies of a scope at the business date. */
export async function findStatusCounts(
  db: Database,
  scope: Scope,
  today: string,
): Promise<StatusCounts> {
  const isPastDue = and(isActive, sql`${policies.paidToDate} < ${today}`);
  const isVisible = await isInScope(db, scope);
  const [asked, sums] = await Promise.all([
    db
      .select({ requirements: count() })
      .from(requirements)
      .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
      .where(and(isPending, isVisible)),
    db
      .select({
        pendingPremium: total(policies.annualizedPremium, isPending),
        totalPolicies: countWhere(isActive),
        annualizedPremium: total(policies.annualizedPremium, isActive),
        pastDuePremium: total(policies.modalPremium, isPastDue),
        declined: countWhere(policies.firstPaymentDeclined),
      })
      .from(policies)
      .where(isVisible),
  ]);
  const [{ requirements: underwritingRequirements } = { requirements: 0 }] = asked;
  const [sum] = sums;
  return {
    pendingPolicies: { underwritingRequirements, pendingPremium: sum?.pendingPremium ?? '0.00' },
    activePolicies: {
      totalPolicies: sum?.totalPolicies ?? 0,
      annualizedPremium: sum?.annualizedPremium ?? '0.00',
      pastDuePremium: sum?.pastDuePremium ?? '0.00',
    },
    terminatedPolicies: { declinedInitialPremiumPayments: sum?.declined ?? 0 },
  };
}
