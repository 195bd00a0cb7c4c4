import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { displayNameOf } from '../../../session/queries.ts';
import { users } from '../../../session/tables.ts';
import { assignments } from '../tables.ts';

export type AssignmentRow = Omit<typeof assignments.$inferSelect, 'former'>;

/** What identifies an assignment. */
export type AssignmentKey = Pick<AssignmentRow, 'producerId' | 'subject' | 'itemKey'>;

const isIt = ({ producerId, subject, itemKey }: AssignmentKey) =>
  and(
    eq(assignments.producerId, producerId),
    eq(assignments.subject, subject),
    eq(assignments.itemKey, itemKey),
  );

const withGiver = (db: Database) =>
  db
    .select({ assignment: assignments, giver: displayNameOf(users).name })
    .from(assignments)
    .leftJoin(users, eq(users.userId, assignments.assignedBy));

/** All assignments of an agency, also of items that are no longer in the queue. */
export const findAssignments = (db: Database, producerId: string) =>
  withGiver(db).where(eq(assignments.producerId, producerId));

/** One assignment with the name of the user who made it. */
export async function findAssignment(db: Database, key: AssignmentKey) {
  const [found] = await withGiver(db).where(isIt(key));
  return found;
}

/** The state that an assignment replaces. */
const formerState = sql`jsonb_build_object(
  'userId', ${assignments.userId}, 'note', ${assignments.note}, 'by', ${assignments.assignedBy},
  'at', ${assignments.assignedAt}, 'on', ${assignments.assignedOn})`;

const former = (name: string) => sql`(${assignments.former} ->> ${name})`;

/**
 * Takes back the last assignment of a user: the item is as it was before, with the former note and giver. The
 * version counts on, so that others notice it.
 * @returns the person who has the item again, or undefined if it is no longer the user's last assignment
 */
export async function restoreAssignment(
  tx: Database,
  key: AssignmentKey,
  { read, userId }: { readonly read: number; readonly userId: number },
) {
  const [restored] = await tx
    .update(assignments)
    .set({
      userId: sql`${former('userId')}::int`,
      note: sql`coalesce(${former('note')}, '')`,
      assignedBy: sql`${former('by')}::int`,
      assignedAt: sql`coalesce(${former('at')}::timestamptz, ${assignments.assignedAt})`,
      assignedOn: sql`coalesce(${former('on')}::date, ${assignments.assignedOn})`,
      version: read + 1,
      former: null,
    })
    .where(
      and(
        isIt(key),
        eq(assignments.version, read),
        eq(assignments.assignedBy, userId),
        isNotNull(assignments.former),
      ),
    )
    .returning({
      userId: assignments.userId,
      policyNumber: assignments.policyNumber,
      what: assignments.what,
    });
  return restored;
}

/**
 * Saves the version after the one that was read, and drops assignments of the agency that are older than a
 * moment. Of two users who read the same version, the second one saves nothing.
 * @returns whether it was saved
 */
export async function writeAssignment(
  tx: Database,
  row: Omit<AssignmentRow, 'version'>,
  { read, forgetBefore }: { readonly read: number | null; readonly forgetBefore: Date },
): Promise<boolean> {
  await tx
    .delete(assignments)
    .where(
      and(eq(assignments.producerId, row.producerId), lt(assignments.assignedAt, forgetBefore)),
    );
  const saved =
    read === null
      ? await tx
          .insert(assignments)
          .values({ ...row, version: 1, former: {} })
          .onConflictDoNothing()
          .returning({ version: assignments.version })
      : await tx
          .update(assignments)
          .set({ ...row, version: read + 1, former: formerState })
          .where(and(isIt(row), eq(assignments.version, read)))
          .returning({ version: assignments.version });
  return saved.length === 1;
}

/** The assignments of a user, locked until the transaction ends. */
export const lockAssignmentsOf = (tx: Database, userId: number): Promise<AssignmentRow[]> =>
  tx.select().from(assignments).where(eq(assignments.userId, userId)).for('update');

/** Gives an assignment to another person. */
export async function moveAssignment(tx: Database, key: AssignmentKey, userId: number | null) {
  await tx
    .update(assignments)
    .set({ userId, version: sql`${assignments.version} + 1`, former: null })
    .where(isIt(key));
}
