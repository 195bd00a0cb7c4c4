import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { findNumbered } from '../db/findNumbered.ts';
import { isAnyOf } from '../db/queries.ts';
import { isInScope } from '../book/queries/isInScope.ts';
import type { Scope } from '../book/scope.ts';
import { findByPolicyNumber } from '../policies/queries/findByPolicyNumber.ts';
import { policies, requirements } from '../db/tables/policies.ts';
import type { Owner } from '../session/caller.ts';
import type { Watchable } from './changesBetween.ts';
import { notices, type Seen, watches } from './tables.ts';

type Notice = typeof notices.$inferInsert;

const mostNotices = 50;

const belongsTo = (table: typeof watches | typeof notices, { userId, producerId }: Owner) =>
  and(eq(table.userId, userId), eq(table.producerId, producerId));

const watched = {
  policyNumber: policies.policyNumber,
  primaryInsured: policies.primaryInsured,
  status: policies.status,
  paidToDate: policies.paidToDate,
};

async function requirementsOf(db: Database, policyNumbers: readonly string[]) {
  const asked = await db
    .select({
      policyNumber: requirements.policyNumber,
      requirementId: requirements.requirementId,
      requirement: requirements.requirement,
      dueOn: requirements.dueOn,
      scheduledOn: requirements.scheduledOn,
      metOn: requirements.metOn,
      owedBy: requirements.owedBy,
    })
    .from(requirements)
    .where(isAnyOf(requirements.policyNumber, policyNumbers));
  return Map.groupBy(asked, ({ policyNumber }) => policyNumber);
}

/** The watched policies of the scope by number, each with its current and its last seen state. */
export async function findWatched(db: Database, owner: Owner, scope: Scope) {
  const rows = await db
    .select({ ...watched, watchedAt: watches.watchedAt, seen: watches.seen })
    .from(watches)
    .innerJoin(policies, eq(policies.policyNumber, watches.policyNumber))
    .where(and(belongsTo(watches, owner), await isInScope(db, scope)))
    .orderBy(asc(watches.policyNumber));
  const asked = await requirementsOf(
    db,
    rows.map(({ policyNumber }) => policyNumber),
  );
  return rows.map(({ watchedAt, seen, ...policy }) => ({
    watchedAt,
    seen,
    policy: Object.assign(policy, { requirements: asked.get(policy.policyNumber) ?? [] }),
  }));
}

/** The state of a policy in the scope for a new watch, or undefined. */
export async function findWatchable(
  db: Database,
  scope: Scope,
  typed: string,
): Promise<(Watchable & { readonly policyNumber: string }) | undefined> {
  const own = await isInScope(db, scope);
  const row = await findByPolicyNumber(typed, (hasNumber) =>
    db.select(watched).from(policies).where(and(hasNumber, own)),
  );
  if (row === undefined) return undefined;
  const { policyNumber } = row;
  const asked = await requirementsOf(db, [policyNumber]);
  return { ...row, requirements: asked.get(policyNumber) ?? [] };
}

/** The number of policies that a user watches, including those that have left the book. */
export async function countWatches(db: Database, owner: Owner): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(watches)
    .where(belongsTo(watches, owner));
  return found?.count ?? 0;
}

export async function insertWatch(db: Database, watch: typeof watches.$inferInsert): Promise<void> {
  await db.insert(watches).values(watch).onConflictDoNothing();
}

export async function deleteWatch(db: Database, owner: Owner, typed: string): Promise<void> {
  const watch = await findNumbered(watches.policyNumber, typed, (hasNumber) =>
    db
      .select({ policyNumber: watches.policyNumber })
      .from(watches)
      .where(and(belongsTo(watches, owner), hasNumber)),
  );
  if (!watch) return;
  await db
    .delete(watches)
    .where(and(belongsTo(watches, owner), eq(watches.policyNumber, watch.policyNumber)));
}

/**
 * Saves the changes of a policy as a notice, and its new state for the next comparison, in one step. When
 * parallel calls see the same change, only one saves it.
 */
export async function noteChanges(
  db: Database,
  notice: Required<Omit<Notice, 'noticeId'>>,
  { before, after }: { readonly before: Seen; readonly after: Seen },
): Promise<void> {
  const { userId, producerId, policyNumber, changes, noticedAt, noticedOn } = notice;
  await db.execute(sql`
    WITH looked AS (
      UPDATE watches SET seen = ${JSON.stringify(after)}::jsonb
      WHERE user_id = ${userId} AND producer_id = ${producerId}
        AND policy_number = ${policyNumber} AND seen = ${JSON.stringify(before)}::jsonb
      RETURNING user_id, producer_id, policy_number)
    INSERT INTO notices (user_id, producer_id, policy_number, changes, noticed_at, noticed_on)
    SELECT *, ${JSON.stringify(changes)}::jsonb, ${noticedAt.toISOString()}::timestamptz,
      ${noticedOn}::date
    FROM looked`);
}

/** Removes a user's notices from before a moment. */
export async function deleteNoticesBefore(db: Database, owner: Owner, moment: Date): Promise<void> {
  await db.delete(notices).where(and(belongsTo(notices, owner), lt(notices.noticedAt, moment)));
}

/** The latest notices of the named policies, newest first. */
export function findNotices(db: Database, owner: Owner, policyNumbers: readonly string[]) {
  return db
    .select({
      noticeId: notices.noticeId,
      policyNumber: notices.policyNumber,
      changes: notices.changes,
      noticedAt: notices.noticedAt,
      noticedOn: notices.noticedOn,
    })
    .from(notices)
    .where(and(belongsTo(notices, owner), isAnyOf(notices.policyNumber, policyNumbers)))
    .orderBy(desc(notices.noticedAt), desc(notices.noticeId))
    .limit(mostNotices);
}
