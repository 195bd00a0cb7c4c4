import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Replaying this much of the log takes about a second, in bytes. */
const mostToReplay = 64 * 1024 * 1024;

/** How often the log is measured while the database is open, in milliseconds. */
const measureEvery = 60_000;

/**
 * Writes a checkpoint if the log since the last one is long. PGlite writes none by itself, so its next opening
 * replays all of it: 1.5 GB after the seed of the medium book, which took 20 s.
 */
export async function checkpoint(db: NodePgDatabase): Promise<void> {
  const { rows } = await db.execute<{ is_due: boolean }>(sql`
    SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${mostToReplay} AS is_due
    FROM pg_control_checkpoint()`);
  if (rows[0]?.is_due) await db.execute(sql`CHECKPOINT`);
}

/** Writes checkpoints while the database is open. @returns a function that ends it */
export function startCheckpoints(db: NodePgDatabase): () => void {
  // One that fails is tried again.
  const timer = setInterval(() => void checkpoint(db).catch(() => {}), measureEvery).unref();
  return () => clearInterval(timer);
}
