import type { Database } from '../db/connection.ts';
import { demoKeeper } from '../sign-in/seed.ts';
import { savedViews } from './tables.ts';
import type { AfterBookStep } from '../db/seed/SeedStep.ts';

const views = [
  { list: 'pending-v2', name: 'Needs my action', query: 'takeAction=true' },
  { list: 'pending-v2', name: 'Lakeshore schools', query: 'employer=Lakeshore+School+District' },
  { list: 'active-v2', name: 'Past due', query: 'pastDue=true' },
] as const;

/** Creates views of the demonstration agent. */
async function seedViews(db: Database, today: string): Promise<void> {
  const keeper = await demoKeeper(db);
  if (keeper === undefined) return;
  const savedAt = new Date(today);
  for (const view of views) {
    // An existing view of that name stays.
    await db
      .insert(savedViews)
      .values({ ...view, ...keeper, savedAt })
      .onConflictDoNothing();
  }
}

export const savedViewsStep: AfterBookStep = {
  name: 'saved-views',
  run: (tx, { today }) => seedViews(tx, today),
};
