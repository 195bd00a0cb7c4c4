import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { displayNameOf } from '../../session/queries.ts';
import { users } from '../../session/tables.ts';
import { assignments } from '../tables.ts';

export type AssignmentRow = typeof assignments.$inferSelect;

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
          .values({ ...row, version: 1 })
          .onConflictDoNothing()
          .returning({ version: assignments.version })
      : await tx
          .update(assignments)
          .set({ ...row, version: read + 1 })
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
    .set({ userId, version: sql`${assignments.version} + 1` })
    .where(isIt(key));
}
