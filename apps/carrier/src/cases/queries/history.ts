import type { HistoryEntry } from '@agent-portal/data/cases/shapes';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { displayNameOf } from '../../session/queries.ts';
import { users } from '../../session/tables.ts';
import { caseEvents, cases } from '../tables.ts';

/** The history of an envelope, in order. */
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

/** Locks a case until the transaction ends, and returns it. */
export async function lockCase(tx: Database, envelopeId: string) {
  const [found] = await tx
    .select()
    .from(cases)
    .where(eq(cases.envelopeId, envelopeId))
    .for('no key update');
  return found;
}
export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

export async function findLastEntry(db: Database, envelopeId: string) {
  const [last] = await db
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.envelopeId, envelopeId))
    .orderBy(desc(caseEvents.position))
    .limit(1);
  return last;
}

/** The user who last did something with an envelope, or undefined. */
export async function findLastChange(db: Database, envelopeId: string) {
  const { userId } = caseEvents;
  const [last] = await db
    .select({ userId, name: displayNameOf(users).name })
    .from(caseEvents)
    .innerJoin(users, eq(users.userId, userId))
    .where(eq(caseEvents.envelopeId, envelopeId))
    .orderBy(desc(caseEvents.position))
    .limit(1);
  return last;
}

/** Adds an event to the end of an envelope's history. */
export async function addEntry(
  tx: Database,
  entry: Omit<typeof caseEvents.$inferInsert, 'position'>,
): Promise<void> {
  const last = await findLastEntry(tx, entry.envelopeId);
  await tx.insert(caseEvents).values({ ...entry, position: (last?.position ?? 0) + 1 });
}

/** Saves a case and increases its version. */
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
