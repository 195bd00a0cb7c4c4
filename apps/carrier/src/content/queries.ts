import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { footers, navigationItems, pages, temporaryMessages } from './tables.ts';

/** What is live, or what editors have prepared. */
export type Status = 'draft' | 'published';

/** One row of the navigation; those without a parent are its first level. */
export type NavigationRow = typeof navigationItems.$inferSelect;

/** Every entry of the navigation, in order. */
export function findNavigation(db: Database, status: Status): Promise<NavigationRow[]> {
  return db
    .select()
    .from(navigationItems)
    .where(eq(navigationItems.status, status))
    .orderBy(asc(navigationItems.position), asc(navigationItems.id));
}

/** Every footer, the default one last. */
export function findFooters(db: Database) {
  return db.select().from(footers).orderBy(asc(footers.isDefault), asc(footers.id));
}

/** A page; where it has no draft, as it is published. */
export async function findPage(db: Database, url: string, status: Status) {
  const isIt = eq(pages.url, url);
  const [page] = await db
    .select()
    .from(pages)
    .where(status === 'draft' ? isIt : and(isIt, eq(pages.status, 'published')))
    .orderBy(asc(pages.status));
  return page;
}

/** The temporary messages, newest first. */
export function findTemporaryMessages(db: Database) {
  return db
    .select({
      heading: temporaryMessages.heading,
      message: temporaryMessages.message,
      publishDate: temporaryMessages.publishDate,
    })
    .from(temporaryMessages)
    .orderBy(desc(temporaryMessages.publishDate), asc(temporaryMessages.id));
}
