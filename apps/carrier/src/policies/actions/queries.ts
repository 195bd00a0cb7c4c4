import { and, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { users } from '../../session/tables.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import { actionItems, uploadedDocuments } from './tables.ts';
import type { UploadedDocument } from '@agent-portal/data/policies/uploads/shapes';

/** The most actions in a policy's list. */
const mostShown = 100;

/** A document of a new action. Its file is in the store already. */
export interface NewDocument extends UploadedDocument {
  /** The hash of its content. */
  readonly sha256: string;
}

function findItems(db: Database, condition: SQL | undefined) {
  return db
    .select({
      actionItemId: actionItems.actionItemId,
      takenAt: actionItems.takenAt,
      policyNumber: actionItems.policyNumber,
      requirementId: actionItems.requirementId,
      requirement: requirements.requirement,
      action: actionItems.action,
      note: actionItems.note,
      contactEmail: actionItems.contactEmail,
      /** With their hashes, in the order in which they were sent. */
      documents: sql<NewDocument[]>`coalesce((
        SELECT json_agg(json_build_object('documentId', d.document_id, 'name', d.name,
          'mediaType', d.media_type, 'size', d.size, 'sha256', d.sha256) ORDER BY d.position)
        FROM ${uploadedDocuments} d WHERE d.action_item_id = ${actionItems.actionItemId}), '[]')`,
      takenBy: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(actionItems)
    .innerJoin(users, eq(users.userId, actionItems.userId))
    .leftJoin(requirements, eq(requirements.requirementId, actionItems.requirementId))
    .where(condition)
    .orderBy(desc(actionItems.takenAt), desc(actionItems.actionItemId))
    .limit(mostShown);
}

/** The actions of a policy, newest first. */
export function findActions(db: Database, policyNumber: string) {
  return findItems(db, eq(actionItems.policyNumber, policyNumber));
}

/** The actions of some policies, newest first. */
export const findActionsOf = (db: Database, policyNumbers: readonly string[]) =>
  findItems(db, isAnyOf(actionItems.policyNumber, policyNumbers));

/** The action that a user sent with a key, if any. */
export async function findSent(db: Database, userId: number, idempotencyKey: string) {
  const [item] = await findItems(
    db,
    and(eq(actionItems.userId, userId), eq(actionItems.idempotencyKey, idempotencyKey)),
  );
  return item;
}

/** The first withdrawal of a policy's application, if there is one. */
export async function findWithdrawal(db: Database, policyNumber: string) {
  const items = await findItems(
    db,
    and(eq(actionItems.policyNumber, policyNumber), eq(actionItems.action, 'WithdrawApplication')),
  );
  return items.at(-1);
}

/** How many requests for contact a policy had since a moment. */
export const countContactRequests = (db: Database, policyNumber: string, since: Date) =>
  db.$count(
    actionItems,
    and(
      eq(actionItems.policyNumber, policyNumber),
      eq(actionItems.action, 'RequestContact'),
      gt(actionItems.takenAt, since),
    ),
  );

/** Any number; all processes of the carrier must use the same one. */
const documentsLock = 4_471_943;

/**
 * Makes everything that counts or saves documents wait until the transaction ends, also for a commit whose
 * connection was lost.
 */
export async function lockDocuments(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${documentsLock})`);
}

/** Locks the policy until the transaction ends. */
export async function lockPolicy(tx: Database, policyNumber: string): Promise<void> {
  await tx
    .select({ policyNumber: policies.policyNumber })
    .from(policies)
    .where(eq(policies.policyNumber, policyNumber))
    .for('no key update');
}

export type FoundAction = Awaited<ReturnType<typeof findActions>>[number];

/** @returns false when an action with its key exists already */
export async function insertAction(
  db: Database,
  item: typeof actionItems.$inferInsert,
): Promise<boolean> {
  const written = await db
    .insert(actionItems)
    .values(item)
    .onConflictDoNothing({ target: [actionItems.userId, actionItems.idempotencyKey] })
    .returning({ actionItemId: actionItems.actionItemId });
  return written.length === 1;
}

/** Records the documents of an action. Their files are in the store already. */
export async function insertDocuments(
  db: Database,
  actionItemId: string,
  documents: readonly NewDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  await lockDocuments(db);
  await db
    .insert(uploadedDocuments)
    .values(documents.map((document, position) => ({ ...document, actionItemId, position })));
}

/** Passes an open requirement, or all open ones of the policy, to the carrier. */
export async function handToCarrier(
  db: Database,
  policyNumber: string,
  requirementId: string | undefined,
): Promise<void> {
  await db
    .update(requirements)
    .set({ owedBy: 'Carrier' })
    .where(
      and(
        eq(requirements.policyNumber, policyNumber),
        isNull(requirements.metOn),
        requirementId === undefined ? undefined : eq(requirements.requirementId, requirementId),
      ),
    );
}
