import type { InputOf } from '@agent-portal/data/endpoint';
import type { followUpTabs, getFollowUps } from '@agent-portal/data/work/follow-ups/contract';
import type { FollowUpSubject } from '@agent-portal/data/work/today/subjects';
import {
  and,
  asc,
  count,
  eq,
  isNotNull,
  isNull,
  lt,
  or,
  type Placeholder,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { folded } from '../../db/folded.ts';
import { isAnyOf, preparedOnce } from '../../db/queries.ts';
import { isSeen } from '../../book/queries/isSeen.ts';
import type { Scope } from '../../book/scope.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import type { Owner } from '../../session/caller.ts';
import { displayNameOf, fullNameOf } from '../../session/queries.ts';
import { users } from '../../session/tables.ts';
import { isEndingSeen } from '../../hierarchy/queries/endings.ts';
import {
  closedBecauseIn,
  closedOnOf,
  closingDays,
  type FollowUpEnd,
  isAsked,
} from './queries/closing.ts';
import { followUps } from './tables.ts';

type Query = InputOf<typeof getFollowUps>['query'];
export type FollowUpOrder = NonNullable<Query['orderBy']>;
export type FollowUpKind = (typeof followUpTabs)[number];

type Row = typeof followUps.$inferSelect;
export type FollowUpKey = Pick<Row, keyof Owner | 'subject' | 'itemKey'>;

/** The owners of follow-ups: one or several users of an agency. */
export interface Owners {
  readonly userIds: readonly number[];
  readonly producerId: string;
}

const placeheldOwners = {
  userIds: sql.placeholder('userIds'),
  producerId: sql.placeholder('producerId'),
};

const belongsTo = ({ userId, producerId }: Owner) =>
  and(eq(followUps.userId, userId), eq(followUps.producerId, producerId));

const isActiveOf = (holder: Owner) => and(belongsTo(holder), isNull(followUps.deletedAt));

const isActiveOfAny = ({ userIds, producerId }: Owners | typeof placeheldOwners) =>
  and(
    isAnyOf(followUps.userId, userIds),
    eq(followUps.producerId, producerId),
    isNull(followUps.deletedAt),
  );

const giver = alias(users, 'giver');

const isIt = ({ subject, itemKey, ...holder }: FollowUpKey) =>
  and(belongsTo(holder), eq(followUps.subject, subject), eq(followUps.itemKey, itemKey));

/** The person that a follow-up is about. @default the primary insured */
const whoOf = sql<string>`coalesce(nullif(${followUps.who}, ''), ${policies.primaryInsured}, '')`;

/** The subject of a follow-up, as a reader sees it. */
export const aboutColumns = {
  subject: followUps.subject,
  policyNumber: followUps.policyNumber,
  who: whoOf,
  what: followUps.what,
};

const sortColumns: Readonly<Record<FollowUpOrder['field'], SQL>> = {
  followUpDate: followUps.followUpOn.getSQL(),
  policyNumber: followUps.policyNumber.getSQL(),
  what: sql`${followUps.what} COLLATE "C"`,
  who: folded(whoOf),
};

/** True for follow-ups whose policy, or expiring item of an agent, is still in the scope. */
export const isAboutSeen = (scope: Scope | Placeholder): SQL => sql`CASE
  WHEN ${followUps.policyNumber} IS NOT NULL THEN ${isSeen(scope, sql`${followUps.policyNumber}`)}
  WHEN ${followUps.subject} = 'ending' THEN ${isEndingSeen(scope, followUps.itemKey)}
  ELSE false END`;

const columns = {
  userId: followUps.userId,
  ownerName: fullNameOf(users),
  assignedBy: displayNameOf(giver).name,
  ...aboutColumns,
  itemKey: followUps.itemKey,
  isOfInsured: sql<boolean>`${followUps.who} = ''`,
  followUpOn: followUps.followUpOn,
  note: followUps.note,
  version: followUps.version,
  savedAt: followUps.savedAt,
  days: closingDays,
};

/** Follow-ups with their policy and, if it still exists, their requirement. */
const findRows = <Columns extends Record<string, SQL>>(
  db: Database,
  more: Columns,
  condition: SQL | undefined,
) =>
  db
    .select({ ...columns, ...more })
    .from(followUps)
    .innerJoin(users, eq(users.userId, followUps.userId))
    .leftJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .leftJoin(requirements, isAsked)
    .leftJoin(giver, eq(giver.userId, followUps.assignedBy))
    .where(condition);

/** The scope of a list of follow-ups: the owners, what is visible, and the day. */
export interface Looked {
  readonly owners: Owners;
  readonly scope: Scope;
  /** The subjects that the reader may see. */
  readonly subjects: readonly FollowUpSubject[];
  readonly today: string;
}

/**
 * The key, the owner and the kind of every follow-up on what is visible, in order, closed ones last by their
 * day. A user has at most 1,000.
 */
export async function findOrder(
  db: Database,
  { owners, scope, subjects, today }: Looked,
  { field, direction }: FollowUpOrder,
) {
  const way = sql.raw(direction === 'desc' ? 'DESC' : 'ASC');
  const found = await db
    .select({
      userId: followUps.userId,
      subject: followUps.subject,
      itemKey: followUps.itemKey,
      followUpOn: followUps.followUpOn,
      closedBecause: closedBecauseIn(today),
    })
    .from(followUps)
    .leftJoin(policies, eq(policies.policyNumber, followUps.policyNumber))
    .leftJoin(requirements, isAsked)
    .where(and(isActiveOfAny(owners), isAnyOf(followUps.subject, subjects), isAboutSeen(scope)))
    .orderBy(
      sql`${sortColumns[field]} ${way}`,
      asc(followUps.followUpOn),
      asc(followUps.itemKey),
      asc(followUps.userId),
    );
  const order = found.map(({ followUpOn, ...one }) => {
    const openKind = followUpOn <= today ? 'due' : 'upcoming';
    const kind: FollowUpKind = one.closedBecause === null ? openKind : 'closed';
    return Object.assign(one, { kind });
  });
  const isClosed = ({ kind }: { kind: FollowUpKind }) => Number(kind === 'closed');
  return field === 'followUpDate' ? order.toSorted((a, b) => isClosed(a) - isClosed(b)) : order;
}

const version = preparedOnce((db) =>
  db
    .select({
      version: sql<string>`coalesce(sum(hashtextextended(
        ${followUps.userId} || ' ' || ${followUps.subject} || ' ' || ${followUps.itemKey},
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

type Named = Pick<Row, 'userId' | 'subject' | 'itemKey'>;
/** A follow-up in an order, which knows why it is closed. */
type Ordered = Named & { readonly closedBecause: FollowUpEnd | null };

const nameOf = ({ userId, subject, itemKey }: Named) => `${userId} ${subject} ${itemKey}`;

/**
 * The items with an open follow-up of one of the users, or with one that a user of the agency assigned to another.
 */
export const findFollowed = (db: Database, { userIds, producerId }: Owners) =>
  db
    .select({
      userId: followUps.userId,
      subject: followUps.subject,
      itemKey: followUps.itemKey,
      isGiven: sql<boolean>`${followUps.assignedBy} IS NOT NULL`,
    })
    .from(followUps)
    .where(
      and(
        eq(followUps.producerId, producerId),
        isNull(followUps.deletedAt),
        isNull(followUps.doneOn),
        or(isAnyOf(followUps.userId, userIds), isNotNull(followUps.assignedBy)),
      ),
    );

const named = preparedOnce((db) =>
  findRows(
    db,
    {},
    and(
      isActiveOfAny(placeheldOwners),
      isAnyOf(followUps.itemKey, sql.placeholder('keys')),
      isAboutSeen(sql.placeholder('scope')),
    ),
  ).prepare('named_follow_ups'),
);

type FoundRow = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number];

const toFound = (
  { days, ...row }: FoundRow,
  { closedBecause }: Pick<Ordered, 'closedBecause'>,
) => ({ ...row, closedBecause, closedOn: closedOnOf(closedBecause, days) });

export type FoundFollowUp = ReturnType<typeof toFound>;

/** The given follow-ups, in their order, on what is visible now. */
export async function findNamed(
  db: Database,
  { owners, scope }: Pick<Looked, 'owners' | 'scope'>,
  names: readonly Ordered[],
): Promise<FoundFollowUp[]> {
  const keys = names.map(({ itemKey }) => itemKey);
  const found = await named(db).execute({ ...owners, scope, keys });
  const byName = new Map(found.map((row) => [nameOf(row), row]));
  return names.flatMap((one) => {
    const row = byName.get(nameOf(one));
    return row ? toFound(row, one) : [];
  });
}

/** A user's follow-ups on some policies, soonest first. */
export async function findFollowUpsOf(
  db: Database,
  holder: Owner,
  policyNumbers: readonly string[],
  today: string,
): Promise<FoundFollowUp[]> {
  const isOfThem = and(isActiveOf(holder), isAnyOf(followUps.policyNumber, policyNumbers));
  const found = await findRows(db, { closedBecause: closedBecauseIn(today) }, isOfThem).orderBy(
    asc(followUps.followUpOn),
    asc(followUps.itemKey),
  );
  return found.map(({ closedBecause, ...row }) => toFound(row, { closedBecause }));
}

/** Whether a scope still has what a stored follow-up is about. */
export async function isFollowUpSeen(db: Database, scope: Scope, key: FollowUpKey) {
  const found = await db
    .select({ userId: followUps.userId })
    .from(followUps)
    .where(and(isIt(key), isAboutSeen(scope)));
  return found.length > 0;
}

/** A stored follow-up, also a deleted one. */
export async function findStored(db: Database, key: FollowUpKey): Promise<Row | undefined> {
  const [row] = await db.select().from(followUps).where(isIt(key));
  return row;
}

/** The number of a user's follow-ups that are not done, including those on policies that have left the book. */
export async function countStored(db: Database, holder: Owner): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(followUps)
    .where(and(isActiveOf(holder), isNull(followUps.doneOn)));
  return found?.count ?? 0;
}

/** Permanently removes follow-ups that were deleted before a moment. */
export async function forgetDeleted(db: Database, holder: Owner, moment: Date): Promise<void> {
  await db.delete(followUps).where(and(belongsTo(holder), lt(followUps.deletedAt, moment)));
}
