import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { advances, commissionLines } from '../tables.ts';
import { findFullLines } from './lines.ts';

/** A line with its names; undefined when there is none. */
export async function findLine(db: Database, rowId: number) {
  const [found] = await findFullLines(db, eq(commissionLines.rowId, rowId));
  return found;
}

/** All lines of a policy for all agents, in the order of their days. */
export const findLinesOfPolicy = (db: Database, policyNumber: string) =>
  db
    .select()
    .from(commissionLines)
    .where(eq(commissionLines.policyNumber, policyNumber))
    .orderBy(commissionLines.rowId);

/** An advance; undefined when there is none. */
export async function findAdvance(db: Database, rowId: number) {
  const [found] = await db.select().from(advances).where(eq(advances.rowId, rowId));
  return found;
}
