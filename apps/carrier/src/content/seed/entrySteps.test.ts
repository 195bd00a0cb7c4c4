import { asc, eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { seedSteps } from '../../areas.ts';
import { seed } from '../../seed/seed.ts';
import { freshDatabase, testPlan } from '../../db/testing.ts';
import { navigationItems } from '../tables.ts';
import { deadlinesEntryStep, followUpsEntryStep, todayEntryStep } from './entrySteps.ts';

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
  'adds Follow-ups and Deadlines to the %s navigation of an older database',
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
])('turns the entry %s of an older database into %s', async (former, text) => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  const isIt = eq(navigationItems.url, '/my-business');
  await db.update(navigationItems).set({ text: former }).where(isIt);
  await db.execute(sql`DELETE FROM seed_steps WHERE name = ${todayEntryStep.name}`);
  await seed(db, testPlan('small'), seedSteps);
  const texts = await db.select({ text: navigationItems.text }).from(navigationItems).where(isIt);
  expect(new Set(texts.map((row) => row.text))).toEqual(new Set([text]));
});
