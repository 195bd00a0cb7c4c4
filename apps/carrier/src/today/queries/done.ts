import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { isSeen } from '../../book/queries/isSeen.ts';
import { caseEvents, cases } from '../../cases/tables.ts';
import type { Database } from '../../db/connection.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import { followUps } from '../../follow-ups/tables.ts';
import { actionItems } from '../../policies/actions/tables.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { todaySkips } from '../tables.ts';

/** The most rows of each kind. */
const most = 100;

type User = Pick<AgentCaller, 'userId' | 'producerId' | 'agentIds'>;

/** The actions that a user sent for policies that it still sees. */
export const findSentActions = (db: Database, { userId, agentIds }: User, from: Date) =>
  db
    .select({
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
        eq(actionItems.userId, userId),
        gte(actionItems.takenAt, from),
        isSeen(agentIds, sql`policies.policy_number`),
      ),
    )
    .orderBy(desc(actionItems.takenAt))
    .limit(most);

/** The follow-ups that a user set or changed. */
export const findSetFollowUps = (
  db: Database,
  { userId, producerId, agentIds }: User,
  from: Date,
) =>
  db
    .select({
      at: followUps.savedAt,
      requirement: followUps.requirement,
      followUpOn: followUps.followUpOn,
      who: policies.primaryInsured,
      policyNumber: policies.policyNumber,
    })
    .from(followUps)
    .innerJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .where(
      and(
        eq(followUps.userId, userId),
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
        gte(followUps.savedAt, from),
        isSeen(agentIds, sql`policies.policy_number`),
      ),
    )
    .orderBy(desc(followUps.savedAt))
    .limit(most);

/** What a user did to cases that it still sees. */
export const findChangedCases = (db: Database, { userId, agentIds }: User, from: Date) =>
  db
    .select({
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
        eq(caseEvents.userId, userId),
        gte(caseEvents.happenedAt, from),
        inArray(caseEvents.event, ['Resent', 'Voided']),
        isSeen(agentIds, sql`policies.policy_number`),
      ),
    )
    .orderBy(desc(caseEvents.happenedAt))
    .limit(most);

/** The items that a user put off. */
export const findSkips = (db: Database, { userId, producerId }: User, from: Date) =>
  db
    .select({
      kind: todaySkips.kind,
      at: todaySkips.skippedAt,
      untilOn: todaySkips.untilOn,
      what: todaySkips.what,
      who: todaySkips.who,
      policyNumber: todaySkips.policyNumber,
    })
    .from(todaySkips)
    .where(
      and(
        eq(todaySkips.userId, userId),
        eq(todaySkips.producerId, producerId),
        gte(todaySkips.skippedAt, from),
      ),
    )
    .orderBy(desc(todaySkips.skippedAt))
    .limit(most);
