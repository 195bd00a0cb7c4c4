import { features } from '@agent-portal/data/features/features';
import type { Database } from '../db/connection.ts';
import { featureFlags } from './tables.ts';
import type { AfterBookStep } from '../db/seed/SeedStep.ts';

/** A new book has every feature on, and the new lists. */
async function seedFeatures(db: Database): Promise<void> {
  const rows = features.map((feature) => ({ feature, isEnabled: feature !== 'classic_lists' }));
  // A changed feature is not overwritten.
  await db.insert(featureFlags).values(rows).onConflictDoNothing();
}

export const featuresStep: AfterBookStep = { name: 'features', run: seedFeatures };
