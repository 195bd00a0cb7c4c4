import { and, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isSeen } from '../../../book/queries/isSeen.ts';
import { caseEvents, cases } from '../../../cases/tables.ts';
import type { Database } from '../../../db/connection.ts';
import { policies, requirements } from '../../../db/tables/policies.ts';
import { followUps } from '../../follow-ups/tables.ts';
import { actionItems } from '../../../policies/actions/tables.ts';
import type { Scope } from '../../../book/scope.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { fullNameOf } from '../../../session/queries.ts';
import { users } from '../../../session/tables.ts';
import { aboutColumns, isAboutSeen } from '../../follow-ups/queries.ts';

/** The most rows of each kind. */
const most = 100;

/** The user, the agency, and the agents whose policies the reader sees. */
interface Doers {
  readonly userIds: readonly number[];
  readonly producerId: string;
  readonly agentIds: Scope;
}

/** The actions that users sent for policies that the reader still sees. */
export const findSentActions = (db: Database, { userIds, agentIds }: Doers, from: Date) =>
  db
    .select({
      userId: actionItems.userId,
      at: actionItems.takenAt,
      action: actionItems.action,
      requirement: requirements.requirement,
      who: policies.primaryInsured,
      policyNumber: policies.policyNumber,
    })
    .from(actionItems)
    .innerJoin(policies, eq(policies.policyNumber, actionItems.policyNumber))
    .leftJoin(requirements, eq(requirements.requirementId, actionItems.requirementId))
    .where(
      and(
        isAnyOf(actionItems.userId, userIds),
        gte(actionItems.takenAt, from),
        isSeen(agentIds, sql`policies.policy_number`),
      ),
    )
    .orderBy(desc(actionItems.takenAt))
    .limit(most);

/** The follow-ups that users set, changed or completed. */
export const findSetFollowUps = (
  db: Database,
  { userIds, producerId, agentIds }: Doers,
  from: Date,
) =>
  db
    .select({
      userId: followUps.userId,
      at: followUps.savedAt,
      ...aboutColumns,
      followUpOn: followUps.followUpOn,
      doneOn: followUps.doneOn,
    })
    .from(followUps)
    .leftJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .where(
      and(
        isAnyOf(followUps.userId, userIds),
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
        // A follow-up that another user assigned was not set by its owner, who can only have completed it.
        or(isNull(followUps.assignedBy), isNotNull(followUps.doneOn)),
        gte(followUps.savedAt, from),
        isAboutSeen(agentIds),
      ),
    )
    .orderBy(desc(followUps.savedAt))
    .limit(most);

/** The users' changes of cases that the reader still sees. */
export const findChangedCases = (db: Database, { userIds, agentIds }: Doers, from: Date) =>
  db
    .select({
      userId: caseEvents.userId,
      at: caseEvents.happenedAt,
      event: caseEvents.event,
      recipient: cases.recipient,
      who: policies.primaryInsured,
      policyNumber: policies.policyNumber,
    })
    .from(caseEvents)
    .innerJoin(cases, eq(cases.envelopeId, caseEvents.envelopeId))
    .innerJoin(policies, eq(policies.policyNumber, cases.policyNumber))
    .where(
      and(
        isAnyOf(caseEvents.userId, userIds),
        gte(caseEvents.happenedAt, from),
        inArray(caseEvents.event, ['Resent', 'Voided']),
        isSeen(agentIds, sql`policies.policy_number`),
      ),
    )
    .orderBy(desc(caseEvents.happenedAt))
    .limit(most);

const successor = alias(users, 'successor');

/** The follow-ups that users gave to a person who still has them. */
export const findGivenFollowUps = (
  db: Database,
  { userIds, producerId, agentIds }: Doers,
  from: Date,
) =>
  db
    .select({
      userId: followUps.assignedBy,
      at: sql<Date>`${followUps.assignedAt}`.mapWith(followUps.assignedAt),
      ...aboutColumns,
      to: fullNameOf(successor),
    })
    .from(followUps)
    .leftJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .innerJoin(successor, eq(successor.userId, followUps.userId))
    .where(
      and(
        isAnyOf(followUps.assignedBy, userIds),
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
        gte(followUps.assignedAt, from),
        isAboutSeen(agentIds),
      ),
    )
    .orderBy(desc(followUps.assignedAt))
    .limit(most);
