import type { SetFeatures } from '../config/featureSettings.ts';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';
import type { Database } from '../db/connection.ts';
import { isFeatureEnabled } from './queries.ts';

/** Says which features are on: as CARRIER_FEATURES sets them, or else as the database has them. */
export function createFeatures(db: Database, set: SetFeatures): IsFeatureOn {
  return async (feature) => set[feature] ?? isFeatureEnabled(db, feature);
}
