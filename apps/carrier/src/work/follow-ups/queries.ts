import type { InputOf } from '@agent-portal/data/endpoint';
import type {
  followUpEnds,
  followUpTabs,
  getFollowUps,
} from '@agent-portal/data/follow-ups/contract';
import { and, asc, count, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { folded } from '../../db/folded.ts';
import { isAnyOf, preparedOnce } from '../../db/queries.ts';
import { isSeen } from '../../book/queries/isSeen.ts';
import type { Scope } from '../../book/scope.ts';
import { findByPolicyNumber } from '../../policies/queries/findByPolicyNumber.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import type { Keeper } from '../../session/caller.ts';
import { displayNameOf, fullNameOf } from '../../session/queries.ts';
import { users } from '../../session/tables.ts';
import { followUps } from './tables.ts';

type Query = InputOf<typeof getFollowUps>['query'];
export type FollowUpOrder = NonNullable<Query['orderBy']>;
/** The kinds on a quick tab. */
export type FollowUpKind = (typeof followUpTabs)[number];

type Row = typeof followUps.$inferSelect;
/** The key of a follow-up. */
export type FollowUpKey = Pick<Row, keyof Keeper | 'policyNumber' | 'requirementId'>;

/** The owners of follow-ups: one or several users of an agency. */
export interface Owners {
  readonly userIds: readonly number[];
  readonly producerId: string;
}

const placeheldOwners = {
  userIds: sql.placeholder('userIds'),
  producerId: sql.placeholder('producerId'),
};

const belongsTo = ({ userId, producerId }: Keeper) =>
  and(eq(followUps.userId, userId), eq(followUps.producerId, producerId));

const isActiveOf = (keeper: Keeper) => and(belongsTo(keeper), isNull(followUps.deletedAt));

const isActiveOfAny = ({ userIds, producerId }: Owners | typeof placeheldOwners) =>
  and(
    isAnyOf(followUps.userId, userIds),
    eq(followUps.producerId, producerId),
    isNull(followUps.deletedAt),
  );

const giver = alias(users, 'giver');

const isIt = ({ policyNumber, requirementId, ...keeper }: FollowUpKey) =>
  and(
    belongsTo(keeper),
    eq(followUps.policyNumber, policyNumber),
    eq(followUps.requirementId, requirementId),
  );

/** Why a follow-up is closed; null while it is open. */
const closedBecause = sql<(typeof followUpEnds)[number] | null>`CASE
  WHEN ${requirements.requirementId} IS NULL THEN 'Requirement withdrawn'
  WHEN ${requirements.metOn} IS NOT NULL THEN 'Requirement met'
  WHEN ${policies.status} <> 'Pending' THEN 'Policy no longer pending' END`;

const closedOn = sql<string | null>`CASE
  WHEN ${requirements.requirementId} IS NULL THEN NULL
  WHEN ${requirements.metOn} IS NOT NULL THEN ${requirements.metOn}
  WHEN ${policies.status} <> 'Pending' THEN ${policies.statusDate} END::text`;

/** The follow-up is closed. */
export const isClosed = sql`(${closedBecause}) IS NOT NULL`;
const sortColumns: Readonly<Record<FollowUpOrder['field'], SQL>> = {
  followUpDate: followUps.followUpOn.getSQL(),
  policyNumber: followUps.policyNumber.getSQL(),
  requirement: sql`${followUps.requirement} COLLATE "C"`,
  primaryInsured: folded(policies.primaryInsured),
};

/** The requirement of a follow-up, if it still exists. */
export const isAsked = and(
  eq(requirements.requirementId, followUps.requirementId),
  eq(requirements.policyNumber, followUps.policyNumber),
);

/** Follow-ups with their policy and, if it still exists, their requirement. */
const findRows = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      userId: followUps.userId,
      ownerName: fullNameOf(users),
      assignedBy: displayNameOf(giver).name,
      policyNumber: followUps.policyNumber,
      primaryInsured: policies.primaryInsured,
      requirementId: followUps.requirementId,
      requirement: followUps.requirement,
      followUpOn: followUps.followUpOn,
      note: followUps.note,
      version: followUps.version,
      savedAt: followUps.savedAt,
      closedBecause,
      closedOn,
    })
    .from(followUps)
    .innerJoin(users, eq(users.userId, followUps.userId))
    .innerJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .leftJoin(requirements, isAsked)
    .leftJoin(giver, eq(giver.userId, followUps.assignedBy))
    .where(condition);

export type FoundFollowUp = Awaited<ReturnType<typeof findRows>>[number];

/** The scope of a list of follow-ups: the owners, the visible policies, and the day. */
export interface Looked {
  readonly owners: Owners;
  readonly scope: Scope;
  readonly today: string;
}

/**
 * The key, the owner and the kind of every follow-up on a visible policy, in order, closed ones last by their
 * day. A user has at most 1,000.
 */
export async function findOrder(
  db: Database,
  { owners, scope, today }: Looked,
  { field, direction }: FollowUpOrder,
) {
  const way = sql.raw(direction === 'desc' ? 'DESC' : 'ASC');
  return db
    .select({
      userId: followUps.userId,
      policyNumber: followUps.policyNumber,
      requirementId: followUps.requirementId,
      kind: sql<FollowUpKind>`CASE WHEN ${isClosed} THEN 'closed'
        WHEN ${followUps.followUpOn} <= ${today}::date THEN 'due' ELSE 'upcoming' END`,
    })
    .from(followUps)
    .innerJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .leftJoin(requirements, isAsked)
    .where(and(isActiveOfAny(owners), isSeen(scope, sql`follow_ups.policy_number`)))
    .orderBy(
      ...(field === 'followUpDate' ? [isClosed] : []),
      sql`${sortColumns[field]} ${way}`,
      asc(followUps.followUpOn),
      asc(followUps.policyNumber),
      asc(followUps.requirementId),
      asc(followUps.userId),
    );
}

const version = preparedOnce((db) =>
  db
    .select({
      version: sql<string>`coalesce(sum(hashtextextended(
        ${followUps.userId} || ' ' || ${followUps.policyNumber} || ' ' || ${followUps.requirementId},
        ${followUps.version})), 0)::text`,
    })
    .from(followUps)
    .where(isActiveOfAny(placeheldOwners))
    .prepare('follow_ups_version'),
);

/** A value that changes with every write to the users' follow-ups, because each write raises a version. */
export async function findFollowUpsVersion(db: Database, owners: Owners): Promise<string> {
  const [row] = await version(db).execute({ ...owners });
  return row?.version ?? '';
}

type Named = Pick<Row, 'userId' | 'policyNumber' | 'requirementId'>;

const nameOf = ({ userId, policyNumber, requirementId }: Named) =>
  `${userId} ${policyNumber} ${requirementId}`;

/** The requirements on which one of the users has a follow-up. */
export async function findFollowedIds(db: Database, owners: Owners): Promise<string[]> {
  const found = await db
    .select({ requirementId: followUps.requirementId })
    .from(followUps)
    .where(isActiveOfAny(owners));
  return found.map(({ requirementId }) => requirementId);
}

const named = preparedOnce((db) =>
  findRows(
    db,
    and(
      isActiveOfAny(placeheldOwners),
      isAnyOf(followUps.policyNumber, sql.placeholder('policyNumbers')),
      isAnyOf(followUps.requirementId, sql.placeholder('requirementIds')),
      isSeen(sql.placeholder('scope'), sql`follow_ups.policy_number`),
    ),
  ).prepare('named_follow_ups'),
);

/** The given follow-ups, in their order, on policies that are visible now. */
export async function findNamed(
  db: Database,
  { owners, scope }: Omit<Looked, 'today'>,
  keys: readonly Named[],
): Promise<FoundFollowUp[]> {
  const policyNumbers = keys.map(({ policyNumber }) => policyNumber);
  const requirementIds = keys.map(({ requirementId }) => requirementId);
  const found = await named(db).execute({ ...owners, scope, policyNumbers, requirementIds });
  const byName = new Map(found.map((row) => [nameOf(row), row]));
  return keys.flatMap((one) => byName.get(nameOf(one)) ?? []);
}

/** The follow-ups of one policy, in the order of their requirements' ids. */
export function findOfPolicy(db: Database, keeper: Keeper, policyNumber: string) {
  return findRows(db, and(isActiveOf(keeper), eq(followUps.policyNumber, policyNumber))).orderBy(
    asc(followUps.requirementId),
  );
}

/** The follow-ups of a user on some policies, soonest first. */
export function findFollowUpsOf(db: Database, keeper: Keeper, policyNumbers: readonly string[]) {
  const isOfThem = isAnyOf(followUps.policyNumber, policyNumbers);
  return findRows(db, and(isActiveOf(keeper), isOfThem)).orderBy(
    asc(followUps.followUpOn),
    asc(followUps.requirementId),
  );
}

/**
 * A requirement of a policy in the scope, with what decides whether it can be followed up.
 * @param asked the policy number in any case; the result has it as the carrier writes it
 */
export async function findAsked(
  db: Database,
  scope: Scope,
  { policyNumber: typed, requirementId }: Pick<FollowUpKey, 'policyNumber' | 'requirementId'>,
) {
  return findByPolicyNumber(typed, (isNumbered) =>
    db
      .select({
        policyNumber: policies.policyNumber,
        status: policies.status,
        requirement: requirements.requirement,
        metOn: requirements.metOn,
      })
      .from(policies)
      .leftJoin(
        requirements,
        and(
          eq(requirements.policyNumber, policies.policyNumber),
          eq(requirements.requirementId, requirementId),
        ),
      )
      .where(and(isNumbered, isSeen(scope, sql`policies.policy_number`))),
  );
}

/** A stored follow-up, also a deleted one. */
export async function findKept(db: Database, key: FollowUpKey): Promise<Row | undefined> {
  const [row] = await db.select().from(followUps).where(isIt(key));
  return row;
}

/** The number of a user's follow-ups, including those on policies that have left the book. */
export async function countKept(db: Database, keeper: Keeper): Promise<number> {
  const [found] = await db.select({ count: count() }).from(followUps).where(isActiveOf(keeper));
  return found?.count ?? 0;
}

/** Permanently removes follow-ups that were deleted before a moment. */
export async function forgetDeleted(db: Database, keeper: Keeper, moment: Date): Promise<void> {
  await db.delete(followUps).where(and(belongsTo(keeper), lt(followUps.deletedAt, moment)));
}
