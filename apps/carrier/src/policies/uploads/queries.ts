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
