import { and, eq, gte, inArray, isNull, lt, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '@agent-portal/data/policies/shapes';
import type { Database } from '../../db/connection.ts';
import { addDays } from '../../db/dates.ts';
import { isAnyOf } from '../../db/queries.ts';
import type { PendingFilters } from '../filters.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';
import { clientRequirements } from '../reason/requirementRules.ts';
import { isBetween, meetsCommonFilters } from './conditions.ts';

/** True for the pending policies of a scope that match the policy filters. */
export async function isPendingInScope(db: Database, scope: Scope, filters: PendingFilters) {
  return and(
    eq(policies.status, 'Pending'),
    await isInScope(db, scope),
    ...meetsCommonFilters(db, filters),
  );
}

/** The day on which a requirement was met, otherwise requested. */
export const changedOn = sql`coalesce(${requirements.metOn}, ${requirements.requestedOn})`;

/** True for requirements of the requested days, ids and actor; undefined without them. */
export const isOfRequirement = ({
  dateFrom,
  dateTo,
  actor,
  requirementId,
  changedFrom,
}: PendingFilters) =>
  and(
    ...isBetween(requirements.requestedOn, dateFrom, dateTo),
    actor && isActor[actor],
    requirementId && isAnyOf(requirements.requirementId, requirementId),
    changedFrom === undefined ? undefined : sql`${changedOn} >= ${changedFrom}::date`,
  );

/** The rule `actorOf`, as SQL. */
const isOwedByAgent = and(isNull(requirements.metOn), eq(requirements.owedBy, 'Agent'));
const isActor: Readonly<Record<Actor, SQL | undefined>> = {
  Agent: and(isOwedByAgent, notInArray(requirements.requirement, clientRequirements)),
  Client: and(isOwedByAgent, inArray(requirements.requirement, clientRequirements)),
  HomeOffice: and(isNull(requirements.metOn), eq(requirements.owedBy, 'Carrier')),
};

/** The condition of each quick tab, as SQL, at the business date. */
export const pendingTabs = (today: string) => {
  /** Never null: an appointment that is not ahead is as none. */
  const isPlanned = sql`coalesce(${gte(requirements.scheduledOn, today)}, false)`;
  const { metOn, dueOn, owedBy } = requirements;
  return {
    /** The rule `isActionNeeded`. */
    needsAction: and(isNull(metOn), eq(owedBy, 'Agent')),
    /** The state Overdue of the rule `requirementState`. */
    overdue: and(isNull(metOn), lt(dueOn, today), not(isPlanned)),
    /** The seven days from the business date, and what was due before and is planned. */
    dueThisWeek: and(isNull(metOn), lt(dueOn, addDays(today, 7)), or(gte(dueOn, today), isPlanned)),
  };
};

/** True for requirements that match the quick tabs' filters; undefined when none is set. */
export function isOnTab({ takeAction, due }: PendingFilters, today: string): SQL | undefined {
  const { needsAction, overdue, dueThisWeek } = pendingTabs(today);
  return and(takeAction && needsAction, due && { overdue, thisWeek: dueThisWeek }[due]);
}
