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

export function setWatchdog(db: NodePgDatabase, watchdog: Watchdog): void {
  watchdogs.set(db, watchdog);
}

export const isEmbedded = (db: NodePgDatabase): boolean => watchdogs.get(db)?.isEmbedded ?? false;

/**
 * Allows long queries in `work`: migrations and seeds, before the server starts. On PostgreSQL such work
 * also sets statement_timeout for its transaction.
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
