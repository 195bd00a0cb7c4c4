import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

/**
 * The row ids that a sorted query finds, in its order. They travel as one value of four bytes each:
 * an array of a million numbers would travel as text, and take seconds to read.
 */
export async function gatherRowIds(db: Database, sorted: SQLWrapper): Promise<Int32Array> {
  const { rows } = await db.execute<{ bytes: Buffer | null }>(
    sql`SELECT string_agg(int4send(row_id), '') AS bytes FROM ${sorted} AS sorted`,
  );
  const bytes = rows[0]?.bytes ?? Buffer.alloc(0);
  const rowIds = new Int32Array(bytes.length / 4);
  for (let index = 0; index < rowIds.length; index += 1) {
    rowIds[index] = bytes.readInt32BE(index * 4);
  }
  return rowIds;
}
