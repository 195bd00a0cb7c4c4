import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Long enough for the largest seed, on a busy machine. */
const patientMs = 10 * 60_000;

/** How long a query may run before its connection is given up. */
export class Watchdog {
  timeoutMs: number;
  /** Whether the database is PGlite, which ignores statement_timeout. */
  readonly isEmbedded: boolean;

  constructor(timeoutMs: number, isEmbedded: boolean) {
    this.timeoutMs = timeoutMs;
    this.isEmbedded = isEmbedded;
  }
}

const watchdogs = new WeakMap<NodePgDatabase, Watchdog>();

/** Says which watchdog looks after a database. */
export function setWatchdog(db: NodePgDatabase, watchdog: Watchdog): void {
  watchdogs.set(db, watchdog);
}

/** Whether a database is PGlite. */
export const isEmbedded = (db: NodePgDatabase): boolean => watchdogs.get(db)?.isEmbedded ?? false;

/**
 * Lets the queries of `work` run long: migrations and seeds, before the server serves. PostgreSQL
 * has its own statement_timeout as well, which such work sets for its transaction.
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
