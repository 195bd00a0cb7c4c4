import type { Feature } from '@agent-portal/data/features/features';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { featureFlags } from './tables.ts';
import type { SetFeatures } from '../config/featureSettings.ts';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';

/** Whether a feature is on; a feature without a row is off. */
async function isFeatureEnabled(db: Database, feature: Feature): Promise<boolean> {
  const [flag] = await db.select().from(featureFlags).where(eq(featureFlags.feature, feature));
  return flag?.isEnabled ?? false;
}

/** Returns which features are on. CARRIER_FEATURES overrides the database. */
export function createFeatures(db: Database, set: SetFeatures): IsFeatureOn {
  return async (feature) => set[feature] ?? isFeatureEnabled(db, feature);
}
