import { type Access, featuresOf } from '@agent-portal/data/endpoint';
import type { Feature } from '@agent-portal/data/features/features';
import type { Database } from '../db/connection.ts';
import { isFeatureEnabled } from './queries.ts';

/** Whether a feature is on. */
export type IsFeatureOn = (feature: Feature) => Promise<boolean>;

/** Features that a setting switches, whatever the database says. */
export type SetFeatures = Readonly<Partial<Record<Feature, boolean>>>;

/** Says which features are on: as CARRIER_FEATURES sets them, or else as the database has them. */
export function createFeatures(db: Database, set: SetFeatures): IsFeatureOn {
  return async (feature) => set[feature] ?? isFeatureEnabled(db, feature);
}

/** Whether all features are on that a call needs. */
export async function areFeaturesOn(access: Access, isFeatureOn: IsFeatureOn): Promise<boolean> {
  for (const feature of featuresOf(access)) if (!(await isFeatureOn(feature))) return false;
  return true;
}
