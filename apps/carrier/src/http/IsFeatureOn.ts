import type { Feature } from '@agent-portal/data/features/features';

export type IsFeatureOn = (feature: Feature) => Promise<boolean>;
