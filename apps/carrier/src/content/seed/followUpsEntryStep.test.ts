import { asc, eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { seedSteps } from '../../areas.ts';
import { seed } from '../../seed/seed.ts';
import { freshDatabase, testPlan } from '../../db/testing.ts';
import { navigationItems } from '../tables.ts';
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
  'adds Follow-ups to the %s navigation of an older database',
  async (status) => {
    const { db, close } = await freshDatabase();
    onTestFinished(close);
    const whole = ['/pat', '/pending', '/active', '/terminated', '/follow-ups'];
    expect(await policiesOf(db, status)).toEqual(whole);
    await db.delete(navigationItems).where(eq(navigationItems.url, '/follow-ups'));
    await db.execute(sql`DELETE FROM seed_steps WHERE name = ${followUpsEntryStep.name}`);
    await seed(db, testPlan('small'), seedSteps);
    expect(await policiesOf(db, status)).toEqual(whole);
  },
);
