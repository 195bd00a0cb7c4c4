import type { Database } from '../../db/connection.ts';
import { addDays } from '../../db/dates.ts';
import { footers, navigationItems, pages, temporaryMessages } from '../tables.ts';
import { navigation, type SeedItem } from './navigation.ts';
import { seedPages } from './pages.ts';
import type { AfterBookStep } from '../../db/seed/SeedStep.ts';
import { carrier } from '@agent-portal/data/carrier';

/** The temporary messages. `daysAgo` counts back from the business date; `hourOfSunday` is in UTC. */
const seedMessages = [
  {
    heading: 'Portal maintenance on Sunday',
    message:
      '<p>The portal is not available on Sunday from 1 a.m. to 4 a.m. CST. Finish your exports before then. An export that is still running stops, and you must start it again.</p>',
    daysAgo: 1,
    hourOfSunday: 7,
  },
  {
    heading: 'New beneficiary form from December 1',
    message:
      '<p>Form <strong>NM-BEN-26</strong> replaces NM-BEN-24. We accept the old form until the end of the year. Find the new form under <a href="/forms-launcher/individual">Individual Forms</a>.</p>',
    daysAgo: 6,
  },
  {
    heading: 'Year-end cutoff for new business',
    message:
      '<p>Complete applications that reach us by <strong>December 18</strong> count toward this year’s production credit. Your <a href="/pending">pending policies</a> show which requirements are still open.</p>',
    daysAgo: 13,
  },
];

type Row = typeof navigationItems.$inferInsert;

function nextSunday(today: string, hour: number): Date {
  const sunday = new Date(addDays(today, 7 - new Date(today).getUTCDay()));
  sunday.setUTCHours(hour);
  return sunday;
}

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

const { hours, phone, phoneLink } = carrier.helpDesk;
const helpDesk = `Help desk <a href="${phoneLink}">${phone}</a>, ${hours}`;

const rights = `<p>© 2026 ${carrier.legalName}, ${carrier.seat}</p>`;

/** The footers of the carrier's pages, the default one among them [S3]. */
const seedFooters = [
  {
    id: 1,
    isDefault: true,
    footerText: `${rights}<p>${helpDesk}. For agent use only: not for distribution to the public.</p>`,
    slugs: [],
  },
  {
    id: 2,
    isDefault: false,
    footerText:
      `${rights}<p>${helpDesk}.</p><p><a href="/help">Help</a> · ` +
      '<a href="https://www.northfield.example/privacy">Privacy</a> · ' +
      '<a href="https://www.northfield.example/accessibility">Accessibility</a></p>',
    slugs: ['/home', '/public/help', '/public/underwriting-guide'],
  },
  {
    id: 3,
    isDefault: false,
    footerText:
      `${rights}<p>Products are underwritten by ${carrier.name} and are not available in all states. ` +
      'Guarantees depend on the claims-paying ability of the company. Policy forms NM-TL-24, ' +
      `NM-WL-24, NM-FA-23 and NM-WA-25 or state variations.</p><p>${helpDesk}.</p>`,
    slugs: [
      '/public/products/term-life',
      '/public/products/whole-life',
      '/public/products/fixed-annuity',
      '/public/products/worksite-accident',
    ],
  },
];

/**
 * Creates the carrier's content, unless there is some already. Older books of business get it too.
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
      seedMessages.map(({ heading, message, daysAgo, hourOfSunday }, index) => ({
        id: index + 1,
        heading,
        message,
        publishDate: addDays(today, -daysAgo),
        startsAt: hourOfSunday === undefined ? null : nextSunday(today, hourOfSunday),
      })),
    );
  });
}

export const contentStep: AfterBookStep = {
  name: 'content',
  run: (tx, { today }) => seedContent(tx, today),
};
