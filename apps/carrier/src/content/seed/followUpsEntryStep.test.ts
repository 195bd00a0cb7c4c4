import { asc, eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { seedSteps } from '../../areas.ts';
import { seed } from '../../seed/seed.ts';
import { freshDatabase, testPlan } from '../../db/testing.ts';
import { navigationItems } from '../tables.ts';
import { deadlinesEntryStep } from './deadlinesEntryStep.ts';
import { followUpsEntryStep } from './followUpsEntryStep.ts';

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
