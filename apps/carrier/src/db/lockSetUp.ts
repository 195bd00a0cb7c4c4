import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/** Any number; all processes of the carrier must use the same one. */
const setUpLock = 4_471_902;

/**
 * Makes processes that start at the same time wait for each other until the transaction ends. One migrates
 * and seeds, and the next finds it done. Neither the wait nor the work has a time limit.
 */
export async function lockSetUp(tx: Database): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${setUpLock})`);
}
