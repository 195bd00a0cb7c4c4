import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/** Any number, as long as all processes of the carrier use the same one. */
const setUpLock = 4_471_902;

/**
 * Makes processes that start together wait for each other, until the transaction ends: one migrates
 * and seeds, the next finds it done. Neither the wait nor the work is cut short.
 */
export async function lockSetUp(tx: Database): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${setUpLock})`);
}
