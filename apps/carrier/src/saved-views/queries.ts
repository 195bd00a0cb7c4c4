import type { SavedViewList } from '@agent-portal/data/saved-views/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import type { Keeper } from '../session/caller.ts';
import { savedViews } from './tables.ts';

/** The owner and the list of views. */
export interface Shelf extends Keeper {
  readonly list: SavedViewList;
}

type Row = typeof savedViews.$inferInsert;

const isOn = ({ userId, producerId, list }: Shelf) =>
  and(
    eq(savedViews.userId, userId),
    eq(savedViews.producerId, producerId),
    eq(savedViews.list, list),
  );

/** A stored view. */
export type FoundView = Pick<
  typeof savedViews.$inferSelect,
  'name' | 'query' | 'table' | 'savedAt'
>;

export function findViews(db: Database, shelf: Shelf) {
  return db
    .select({
      name: savedViews.name,
      query: savedViews.query,
      table: savedViews.table,
      savedAt: savedViews.savedAt,
    })
    .from(savedViews)
    .where(isOn(shelf));
}

export async function insertView(db: Database, view: Row): Promise<void> {
  await db.insert(savedViews).values(view);
}

/** Changes a view. Without a new table it keeps its own. */
export async function updateView(db: Database, formerName: string, view: Row): Promise<void> {
  await db
    .update(savedViews)
    .set(view)
    .where(and(isOn(view), eq(savedViews.name, formerName)));
}

export async function deleteViewOf(db: Database, shelf: Shelf, name: string): Promise<void> {
  await db.delete(savedViews).where(and(isOn(shelf), eq(savedViews.name, name)));
}
