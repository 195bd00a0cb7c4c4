import type { Feature } from '@agent-portal/data/features/features';

/** Whether a feature is on. */
export type IsFeatureOn = (feature: Feature) => Promise<boolean>;
