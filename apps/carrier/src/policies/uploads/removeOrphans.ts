import type { Database } from '../../db/connection.ts';
import type { FileStore } from './FileStore.ts';
import { findKnown } from './queries.ts';

/** A younger file may belong to an upload that another process receives, in milliseconds. */
const youngest = 60 * 60_000;

/** The files of one query. */
const atOnce = 500;

/**
 * Removes the files that belong to no document: a process that was killed during an upload leaves them,
 * and so does the removal of a user.
 */
export async function removeOrphans(store: FileStore, db: Database, now: Date): Promise<void> {
  const removeUnknown = async (ids: readonly string[]) => {
    if (ids.length === 0) return;
    const known = await findKnown(db, ids);
    await store.remove(ids.filter((id) => !known.has(id)));
  };
  let ids: string[] = [];
  for await (const id of store.list(new Date(now.getTime() - youngest))) {
    ids.push(id);
    if (ids.length < atOnce) continue;
    await removeUnknown(ids);
    ids = [];
  }
  await removeUnknown(ids);
}
