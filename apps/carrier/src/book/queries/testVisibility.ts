import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

/** The writing agents of a policy, which determine its visibility. */
interface Written {
  readonly writers: readonly string[];
}

/**
 * Decides in the simplest way which agents see a policy: its writing agents and the agents above them.
 * @returns whether a caller with these agent ids sees the row
 */
export async function readVisibility(
  db: Database,
): Promise<(agentIds: readonly string[], row: Written) => boolean> {
  const { rows } = await db.execute<{ path: string }>(sql`SELECT path FROM agents`);
  const above = new Map(rows.map(({ path }) => [path.split('/').at(-2), path.split('/')]));
  return (agentIds, { writers }) =>
    writers.some((writer) => agentIds.some((id) => above.get(writer)?.includes(id)));
}

/** Whether a filter with many values matches a value. A filter that is not set matches every value. */
export function isAmong(chosen: readonly string[] | undefined, value: string | null): boolean {
  return chosen === undefined || (value !== null && chosen.includes(value));
}

/** Compares by code units. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
