import type { HistoryEntry } from '@agent-portal/data/cases/shapes';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { displayNameOf } from '../../session/queries.ts';
import { users } from '../../session/tables.ts';
import { caseEvents, cases } from '../tables.ts';

/** All that happened to an envelope, in order. */
export async function findHistory(db: Database, envelopeId: string): Promise<HistoryEntry[]> {
  const found = await db
    .select({
      event: caseEvents.event,
      at: caseEvents.happenedAt,
      by: displayNameOf(users).name,
      byHomeOffice: displayNameOf(users).isHomeOffice,
      note: caseEvents.note,
    })
    .from(caseEvents)
    .leftJoin(users, eq(users.userId, caseEvents.userId))
    .where(eq(caseEvents.envelopeId, envelopeId))
    .orderBy(asc(caseEvents.position));
  return found.map(({ at, ...entry }) => Object.assign(entry, { at: at.toISOString() }));
}

/** The case as it is now, which whoever else would change it waits for until the transaction's end. */
export async function lockCase(tx: Database, envelopeId: string) {
  const [found] = await tx
    .select()
    .from(cases)
    .where(eq(cases.envelopeId, envelopeId))
    .for('no key update');
  return found;
}
export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/** What happened to an envelope last. */
export async function findLastEntry(db: Database, envelopeId: string) {
  const [last] = await db
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.envelopeId, envelopeId))
    .orderBy(desc(caseEvents.position))
    .limit(1);
  return last;
}

/** Writes what happened to an envelope after all that is there. */
export async function addEntry(
  tx: Database,
  entry: Omit<typeof caseEvents.$inferInsert, 'position'>,
): Promise<void> {
  const last = await findLastEntry(tx, entry.envelopeId);
  await tx.insert(caseEvents).values({ ...entry, position: (last?.position ?? 0) + 1 });
}

/** Writes how a case is now; its version grows. */
export async function changeCase(
  tx: Database,
  { envelopeId, version }: LockedCase,
  change: Partial<Pick<LockedCase, 'recipientEmail' | 'event' | 'eventAt'>>,
): Promise<void> {
  await tx
    .update(cases)
    .set({ ...change, version: version + 1 })
    .where(eq(cases.envelopeId, envelopeId));
}
