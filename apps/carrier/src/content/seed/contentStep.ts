import type { Database } from '../../db/connection.ts';
import { addDays } from '../../db/dates.ts';
import { footers, navigationItems, pages, temporaryMessages } from '../tables.ts';
import { seedFooters } from './seedFooters.ts';
import { seedMessages } from './seedMessages.ts';
import { navigation, type SeedItem } from './navigation.ts';
import { seedPages } from './pages.ts';
import type { AfterBookStep } from '../../db/seed/SeedStep.ts';

type Row = typeof navigationItems.$inferInsert;

/** The rows of a tree, parents before their children, numbered from `rows.length + 1`. */
function addRows(
  rows: Row[],
  items: readonly SeedItem[],
  at: { readonly status: Row['status']; readonly parentId: number | null },
): void {
  for (const [position, { text, url, locked, icon, children }] of items.entries()) {
    const id = rows.length + 1;
    const isProtected = locked === true;
    rows.push({ id, ...at, position, text, url, icon, protected: isProtected });
    if (children) addRows(rows, children, { status: at.status, parentId: id });
  }
}

/**
 * Creates what the carrier publishes, unless there is content already: a book of business
 * from before there was a content service gets it too.
 * @param today the business date, `YYYY-MM-DD`
 */
async function seedContent(db: Database, today: string): Promise<void> {
  const [known] = await db.select({ id: footers.id }).from(footers).limit(1);
  if (known) return;
  const rows: Row[] = [];
  for (const status of ['published', 'draft'] as const) {
    addRows(rows, navigation[status], { status, parentId: null });
  }
  await db.transaction(async (tx) => {
    await tx.insert(navigationItems).values(rows);
    await tx.insert(footers).values(seedFooters);
    await tx.insert(pages).values(
      seedPages.map(({ url, title, body, status = 'published' as const }) => ({
        url,
        title,
        body,
        status,
      })),
    );
    await tx.insert(temporaryMessages).values(
      seedMessages.map(({ heading, message, daysAgo }, index) => ({
        id: index + 1,
        heading,
        message,
        publishDate: addDays(today, -daysAgo),
      })),
    );
  });
}

export const contentStep: AfterBookStep = {
  name: 'content',
  run: (tx, { today }) => seedContent(tx, today),
};
