import type { SetFeatures } from '../config/featureSettings.ts';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';
import type { Database } from '../db/connection.ts';
import { isFeatureEnabled } from './queries.ts';

/** Returns which features are on. CARRIER_FEATURES overrides the database. */
export function createFeatures(db: Database, set: SetFeatures): IsFeatureOn {
  return async (feature) => set[feature] ?? isFeatureEnabled(db, feature);
}
