import type { Database } from '../db/connection.ts';
import { demoOwner } from '../sign-in/seed.ts';
import { savedViews } from './tables.ts';
import type { AfterBookStep } from '../db/seed/SeedStep.ts';

const views = [
  { list: 'pending-v2', name: 'Needs my action', query: 'takeAction=true' },
  { list: 'pending-v2', name: 'Lakeshore schools', query: 'employer=Lakeshore+School+District' },
  { list: 'active-v2', name: 'Harbor Freightways', query: 'employer=Harbor+Freightways' },
] as const;

/** Creates views of the demonstration agent. */
async function seedViews(db: Database, today: string): Promise<void> {
  const owner = await demoOwner(db);
  if (owner === undefined) return;
  const savedAt = new Date(today);
  for (const view of views) {
    // An existing view of that name stays.
    await db
      .insert(savedViews)
      .values({ ...view, ...owner, savedAt })
      .onConflictDoNothing();
  }
}

export const savedViewsStep: AfterBookStep = {
  name: 'saved-views',
  run: (tx, { today }) => seedViews(tx, today),
};
