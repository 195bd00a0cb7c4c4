import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { users } from '../../session/tables.ts';
import { actionItems, uploadedDocuments } from '../actions/tables.ts';

/** The most documents in a policy's list. */
const mostShown = 1_000;

/** The documents of a policy, the last ones first. */
export function findDocuments(db: Database, policyNumber: string) {
  return db
    .select({
      documentId: uploadedDocuments.documentId,
      actionItemId: actionItems.actionItemId,
      name: uploadedDocuments.name,
      mediaType: uploadedDocuments.mediaType,
      size: uploadedDocuments.size,
      takenAt: actionItems.takenAt,
      sentBy: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(uploadedDocuments)
    .innerJoin(actionItems, eq(actionItems.actionItemId, uploadedDocuments.actionItemId))
    .innerJoin(users, eq(users.userId, actionItems.userId))
    .where(eq(actionItems.policyNumber, policyNumber))
    .orderBy(
      desc(actionItems.takenAt),
      desc(actionItems.actionItemId),
      asc(uploadedDocuments.position),
    )
    .limit(mostShown);
}

/** The name of a document of a policy, if there is one. */
export async function findDocument(db: Database, policyNumber: string, documentId: string) {
  const [found] = await db
    .select({ name: uploadedDocuments.name })
    .from(uploadedDocuments)
    .innerJoin(actionItems, eq(actionItems.actionItemId, uploadedDocuments.actionItemId))
    .where(
      and(
        eq(actionItems.policyNumber, policyNumber),
        // As text, because a caller may send anything.
        eq(sql`${uploadedDocuments.documentId}::text`, documentId),
      ),
    );
  return found;
}

export interface UnderWay {
  readonly uploadId: string;
  readonly userId: number;
  readonly policyNumber: string;
  /** The documents of the same submission, sent before, do not count again. */
  readonly idempotencyKey: string | undefined;
}

/** Adds bytes to an upload, and deletes expired uploads. */
export async function addToUpload(
  tx: Database,
  { uploadId, userId, policyNumber }: UnderWay,
  bytes: number,
  {
    now,
    endsAt,
    isWhole,
  }: { readonly now: Date; readonly endsAt: Date; readonly isWhole: boolean },
): Promise<void> {
  await tx.execute(sql`DELETE FROM uploads_under_way WHERE ends_at <= ${now}`);
  await tx.execute(sql`
    INSERT INTO uploads_under_way AS u (upload_id, user_id, policy_number, size, ends_at, is_whole)
    VALUES (${uploadId}, ${userId}, ${policyNumber}, ${bytes}, ${endsAt}, ${isWhole})
    ON CONFLICT (upload_id) DO UPDATE
      SET size = u.size + ${bytes}, ends_at = ${endsAt}, is_whole = ${isWhole}`);
}

export async function endUpload(db: Database, uploadId: string): Promise<void> {
  await db.execute(sql`DELETE FROM uploads_under_way WHERE upload_id = ${uploadId}`);
}

/**
 * The bytes of all documents of a user since a moment, and of a policy, with those of uploads under way. An upload
 * that began later counts once it is complete: otherwise parallel uploads would block each other.
 */
export async function findUsage(
  tx: Database,
  { uploadId, userId, policyNumber, idempotencyKey }: UnderWay,
  since: Date,
) {
  const saved = sql`SELECT coalesce(sum(d.size), 0) FROM uploaded_documents d
    JOIN action_items a USING (action_item_id)
    WHERE a.idempotency_key IS DISTINCT FROM ${idempotencyKey ?? null}::uuid`;
  const underWay = sql`SELECT coalesce(sum(size), 0) FROM uploads_under_way
    WHERE (is_whole OR position <=
      (SELECT own.position FROM uploads_under_way own WHERE own.upload_id = ${uploadId}))`;
  const { rows } = await tx.execute<{ ofUser: number; ofPolicy: number }>(sql`
    SELECT
      ((${saved} AND a.user_id = ${userId} AND a.taken_at > ${since})
        + (${underWay} AND user_id = ${userId}))::float8 AS "ofUser",
      ((${saved} AND a.policy_number = ${policyNumber})
        + (${underWay} AND policy_number = ${policyNumber}))::float8 AS "ofPolicy"`);
  return rows[0] ?? { ofUser: 0, ofPolicy: 0 };
}

/** When a user sent documents since a moment, in milliseconds, and their bytes, the oldest first. */
export async function findSentSince(tx: Database, userId: number, since: Date) {
  const { rows } = await tx.execute<{ at: number; size: number }>(sql`
    SELECT (extract(epoch FROM a.taken_at) * 1000)::float8 AS at, sum(d.size)::float8 AS size
    FROM uploaded_documents d JOIN action_items a USING (action_item_id)
    WHERE a.user_id = ${userId} AND a.taken_at > ${since}
    GROUP BY a.taken_at ORDER BY a.taken_at`);
  return rows;
}

/** The id of the database, which it gets with the first call. */
export async function findDatabaseId(db: Database): Promise<string> {
  await db.execute(sql`INSERT INTO database_id DEFAULT VALUES ON CONFLICT DO NOTHING`);
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM database_id`);
  return rows[0]?.id ?? '';
}

/** Those of the ids that belong to a document. */
export async function findKnown(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ documentId: uploadedDocuments.documentId })
    .from(uploadedDocuments)
    .where(inArray(uploadedDocuments.documentId, [...ids]));
  return new Set(found.map(({ documentId }) => documentId));
}
