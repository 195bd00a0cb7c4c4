import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { seedSteps } from '../../areas.ts';
import { freshDatabase, testPlan } from '../../db/testing.ts';
import { seed } from '../../seed/seed.ts';
import { navigationItems } from '../tables.ts';
import { todayEntryStep } from './todayEntryStep.ts';

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
