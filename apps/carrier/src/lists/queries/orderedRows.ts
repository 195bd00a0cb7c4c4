import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

/**
 * The row ids of a sorted query, in its order. They are sent as one binary value, four bytes each, because an
 * array of a million numbers is sent as text and takes seconds to read.
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

/** The rows with the given row ids, in their order, without missing ones. */
export function inOrder<Row extends { readonly rowId: number }>(
  rowIds: Int32Array,
  found: readonly Row[],
): Row[] {
  const byId = new Map(found.map((row) => [row.rowId, row]));
  return [...rowIds].flatMap((rowId) => byId.get(rowId) ?? []);
}
