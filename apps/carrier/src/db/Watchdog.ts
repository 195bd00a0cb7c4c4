import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Long enough for the largest seed, on a busy machine. */
const patientMs = 10 * 60_000;

/** How long a query may run on PGlite, which ignores statement_timeout. */
export class Watchdog {
  timeoutMs: number;

  constructor(timeoutMs: number) {
    this.timeoutMs = timeoutMs;
  }
}

const watchdogs = new WeakMap<NodePgDatabase, Watchdog>();

/** Says which watchdog looks after a database. */
export function setWatchdog(db: NodePgDatabase, watchdog: Watchdog): void {
  watchdogs.set(db, watchdog);
}

/** Whether a database is PGlite. */
export const isEmbedded = (db: NodePgDatabase): boolean => watchdogs.has(db);

/**
 * Lets the queries of `work` run long: migrations and seeds, before the server serves. PostgreSQL
 * has statement_timeout for it, which such work sets for its transaction.
 */
export async function allowLongQueries<T>(db: NodePgDatabase, work: () => Promise<T>): Promise<T> {
  const watchdog = watchdogs.get(db);
  if (watchdog === undefined) return work();
  const { timeoutMs } = watchdog;
  watchdog.timeoutMs = patientMs;
  try {
    return await work();
  } finally {
    watchdog.timeoutMs = timeoutMs;
  }
}
