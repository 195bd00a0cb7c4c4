import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { footers, navigationItems, pages, temporaryMessages } from './tables.ts';

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

/** The temporary messages, newest first. */
export async function findTemporaryMessages(db: Database) {
  const found = await db
    .select({
      heading: temporaryMessages.heading,
      message: temporaryMessages.message,
      publishDate: temporaryMessages.publishDate,
      startsAt: temporaryMessages.startsAt,
    })
    .from(temporaryMessages)
    .orderBy(desc(temporaryMessages.publishDate), asc(temporaryMessages.id));
  return found.map(({ heading, message, publishDate, startsAt }) => ({
    heading,
    message,
    publishDate,
    startsAt: startsAt?.toISOString(),
  }));
}
