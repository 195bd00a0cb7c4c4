import { asc, eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { seedSteps } from '../../areas.ts';
import { seed } from '../../seed/seed.ts';
import { freshDatabase, testPlan } from '../../db/testing.ts';
import { navigationItems, pages } from '../tables.ts';
import { deadlinesEntryStep, followUpsEntryStep, todayEntryStep } from './entrySteps.ts';
import { createHash } from 'node:crypto';
import type { Database } from '../../db/connection.ts';
import { pageTextsStep, textOfPage } from './pageTexts.ts';

const policiesOf = async (db: Awaited<ReturnType<typeof freshDatabase>>['db'], status: string) => {
  const items = await db
    .select()
    .from(navigationItems)
    .where(sql`status = ${status}`)
    .orderBy(asc(navigationItems.position), asc(navigationItems.id));
  const parent = items.find(({ text }) => text === 'Policies');
  return items.filter(({ parentId }) => parentId === parent?.id).map(({ url }) => url);
};

it.each(['published', 'draft'])(
  'the seed adds Follow-ups and Deadlines to the %s navigation of an older database',
  async (status) => {
    const { db, close } = await freshDatabase();
    onTestFinished(close);
    const whole = ['/pat', '/pending', '/active', '/terminated', '/follow-ups', '/deadlines'];
    expect(await policiesOf(db, status)).toEqual(whole);
    for (const [url, { name }] of [
      ['/follow-ups', followUpsEntryStep],
      ['/deadlines', deadlinesEntryStep],
    ] as const) {
      await db.delete(navigationItems).where(eq(navigationItems.url, url));
      await db.execute(sql`DELETE FROM seed_steps WHERE name = ${name}`);
    }
    await seed(db, testPlan('small'), seedSteps);
    expect(await policiesOf(db, status)).toEqual(whole);
  },
);

it.each([
  ['My Business', 'Today'],
  ['My Desk', 'My Desk'],
])('the seed turns the entry %s of an older database into %s', async (former, text) => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  const isIt = eq(navigationItems.url, '/my-business');
  await db.update(navigationItems).set({ text: former }).where(isIt);
  await db.execute(sql`DELETE FROM seed_steps WHERE name = ${todayEntryStep.name}`);
  await seed(db, testPlan('small'), seedSteps);
  const texts = await db.select({ text: navigationItems.text }).from(navigationItems).where(isIt);
  expect(new Set(texts.map((row) => row.text))).toEqual(new Set([text]));
});

const formerHelp = {
  title: 'Help',
  body: [
    {
      heading: 'Logging in',
      html: '<p>Your username is the e-mail address that your contract was made with. After five wrong passwords the account is locked for a while; the help desk can open it sooner.</p>',
    },
    {
      heading: 'Finding a policy',
      html: '<p>Open <a href="/pending">Pending</a>, <a href="/active">Active</a> or <a href="/terminated">Terminated</a> and filter by policy number, insured or employer. In a policy number a zero has a line through it; the letter O has none.</p>',
    },
    {
      heading: 'Whom to ask',
      html: '<p>The help desk: <a href="tel:+18005550142">(800) 555-0142</a>, Monday to Thursday 7 a.m. to 6 p.m., Friday 7 a.m. to 5 p.m. CST.</p>',
    },
  ],
};

const isHelp = eq(pages.url, '/help');
const isHome = eq(pages.url, '/home');

const pagesOf = (db: Database) => db.select().from(pages).orderBy(asc(pages.url), pages.status);

it('the seed updates the texts of an older database, and keeps texts that an editor wrote', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  const whole = await pagesOf(db);
  await db.update(pages).set(formerHelp).where(isHelp);
  const own = [{ heading: null, html: '<p>Written by the carrier.</p>' }];
  await db.update(pages).set({ body: own }).where(isHome);
  await db.execute(sql`DELETE FROM seed_steps WHERE name = ${pageTextsStep.name}`);
  await seed(db, testPlan('small'), seedSteps);
  for (const page of whole) if (page.url === '/home') page.body = own;
  expect(await pagesOf(db)).toEqual(whole);
});

it('the seed needs a new number when the texts of the pages change', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  const texts = await db.select({ text: textOfPage }).from(pages);
  const all = createHash('md5')
    .update(
      texts
        .map(({ text }) => text)
        .toSorted()
        .join(),
    )
    .digest('hex');
  // Changes together with a text, its previous text in formerTexts, and the number of the step.
  expect(`${pageTextsStep.name} ${all}`).toBe('page-texts-3 59bf8cbefa4305ad89638fe6adb91431');
});
