import { and, desc, eq, gte, inArray, isNull, sql, gt, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isSeen, isSeenOrNone } from '../../../book/queries/isSeen.ts';
import { caseEvents, cases } from '../../../cases/tables.ts';
import type { Database } from '../../../db/connection.ts';
import { policies, requirements } from '../../../db/tables/policies.ts';
import { followUps } from '../../follow-ups/tables.ts';
import { actionItems } from '../../../policies/actions/tables.ts';
import type { Scope } from '../../../book/scope.ts';
import { assignments } from '../../assignments/tables.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { fullNameOf } from '../../../session/queries.ts';
import { users } from '../../../session/tables.ts';
import { todaySkips } from '../tables.ts';
import type { TodayKind } from '@agent-portal/data/today/contract';
import type { Owners } from '../../follow-ups/queries.ts';
import type { Keeper } from '../../../session/caller.ts';

/** The most rows of each kind. */
const most = 100;

/** Who did it, for which agency, and the agents whose policies the reader sees. */
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

/** The follow-ups that users set or changed. */
export const findSetFollowUps = (
  db: Database,
  { userIds, producerId, agentIds }: Doers,
  from: Date,
) =>
  db
    .select({
      userId: followUps.userId,
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
        isAnyOf(followUps.userId, userIds),
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
        // One that another user gave was not set by its owner.
        isNull(followUps.assignedBy),
        gte(followUps.savedAt, from),
        isSeen(agentIds, sql`policies.policy_number`),
      ),
    )
    .orderBy(desc(followUps.savedAt))
    .limit(most);

/** What users did to cases that the reader still sees. */
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

/** The items that users put off, without those of policies that the reader no longer sees. */
export const findSkips = (db: Database, { userIds, producerId, agentIds }: Doers, from: Date) =>
  db
    .select({
      kind: todaySkips.kind,
      userId: todaySkips.userId,
      at: todaySkips.skippedAt,
      untilOn: todaySkips.untilOn,
      what: todaySkips.what,
      who: todaySkips.who,
      policyNumber: todaySkips.policyNumber,
    })
    .from(todaySkips)
    .where(
      and(
        isAnyOf(todaySkips.userId, userIds),
        eq(todaySkips.producerId, producerId),
        gte(todaySkips.skippedAt, from),
        isSeenOrNone(agentIds, sql`today_skips.policy_number`),
      ),
    )
    .orderBy(desc(todaySkips.skippedAt))
    .limit(most);

const taker = alias(users, 'taker');

/** The items that users gave to a person, without those of policies that the reader no longer sees. */
export const findGivenItems = (
  db: Database,
  { userIds, producerId, agentIds }: Doers,
  from: Date,
) =>
  db
    .select({
      userId: assignments.assignedBy,
      subject: assignments.subject,
      at: assignments.assignedAt,
      to: fullNameOf(taker),
      what: assignments.what,
      who: assignments.who,
      policyNumber: assignments.policyNumber,
    })
    .from(assignments)
    .innerJoin(taker, eq(taker.userId, assignments.userId))
    .where(
      and(
        isAnyOf(assignments.assignedBy, userIds),
        eq(assignments.producerId, producerId),
        gte(assignments.assignedAt, from),
        isSeenOrNone(agentIds, sql`today_assignments.policy_number`),
      ),
    )
    .orderBy(desc(assignments.assignedAt))
    .limit(most);

/** The follow-ups that users gave to a person, and that the person has not changed since. */
export const findGivenFollowUps = (
  db: Database,
  { userIds, producerId, agentIds }: Doers,
  from: Date,
) =>
  db
    .select({
      userId: followUps.assignedBy,
      at: followUps.savedAt,
      to: fullNameOf(taker),
      what: followUps.requirement,
      who: policies.primaryInsured,
      policyNumber: policies.policyNumber,
    })
    .from(followUps)
    .innerJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .innerJoin(taker, eq(taker.userId, followUps.userId))
    .where(
      and(
        isAnyOf(followUps.assignedBy, userIds),
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
        gte(followUps.savedAt, from),
        isSeen(agentIds, sql`policies.policy_number`),
      ),
    )
    .orderBy(desc(followUps.savedAt))
    .limit(most);

const belongsTo = ({ userId, producerId }: Keeper) =>
  and(eq(todaySkips.userId, userId), eq(todaySkips.producerId, producerId));

/** The keys of the items that some users put off beyond today, by group. */
export async function findSkipped(
  db: Database,
  { userIds, producerId }: Owners,
  today: string,
): Promise<ReadonlyMap<TodayKind, ReadonlySet<string>>> {
  const rows = await db
    .select({ kind: todaySkips.kind, key: todaySkips.itemKey })
    .from(todaySkips)
    .where(
      and(
        isAnyOf(todaySkips.userId, userIds),
        eq(todaySkips.producerId, producerId),
        gt(todaySkips.untilOn, today),
      ),
    );
  return new Map(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) => [
      kind,
      new Set(of.map(({ key }) => key)),
    ]),
  );
}

/** Puts an item off, and drops those whose day has come. */
export async function writeSkip(
  tx: Database,
  skip: typeof todaySkips.$inferInsert,
  today: string,
): Promise<void> {
  await tx.delete(todaySkips).where(and(belongsTo(skip), lte(todaySkips.untilOn, today)));
  await tx
    .insert(todaySkips)
    .values(skip)
    .onConflictDoUpdate({
      target: [todaySkips.userId, todaySkips.producerId, todaySkips.kind, todaySkips.itemKey],
      set: skip,
    });
}

/** Takes a skip back. @returns the policy of the item, or undefined when nothing was put off */
export async function deleteSkip(
  tx: Database,
  keeper: Keeper,
  { kind, key }: { readonly kind: TodayKind; readonly key: string },
) {
  const [gone] = await tx
    .delete(todaySkips)
    .where(and(belongsTo(keeper), eq(todaySkips.kind, kind), eq(todaySkips.itemKey, key)))
    .returning({ policyNumber: todaySkips.policyNumber, what: todaySkips.what });
  return gone;
}
