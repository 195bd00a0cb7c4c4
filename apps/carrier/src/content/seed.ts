import { features } from '@agent-portal/data/features';
import type { Database } from '../db/connection.ts';
import { featureFlags } from './tables.ts';

/** Northfield Mutual has every feature on. */
export async function seedFeatures(db: Database): Promise<void> {
  await db.insert(featureFlags).values(features.map((feature) => ({ feature, isEnabled: true })));
}
