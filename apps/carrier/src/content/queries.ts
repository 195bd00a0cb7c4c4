import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { footers, navigationItems, pages } from './tables.ts';

/** Published content, or drafts of the editors. */
export type Status = 'draft' | 'published';

/** A row of the navigation. Rows without a parent are the first level. */
export type NavigationRow = typeof navigationItems.$inferSelect;

/** Every entry of the navigation, in order. */
export function findNavigation(db: Database, status: Status): Promise<NavigationRow[]> {
  return db
    .select()
    .from(navigationItems)
    .where(eq(navigationItems.status, status))
    .orderBy(asc(navigationItems.position), asc(navigationItems.id));
}

/** All footers, default last. */
export function findFooters(db: Database) {
  return db.select().from(footers).orderBy(asc(footers.isDefault), asc(footers.id));
}

/** A page. Without a draft, its published version. */
export async function findPage(db: Database, url: string, status: Status) {
  const isIt = eq(pages.url, url);
  const [page] = await db
    .select()
    .from(pages)
    .where(status === 'draft' ? isIt : and(isIt, eq(pages.status, 'published')))
    .orderBy(asc(pages.status));
  return page;
}
