import { getFeature } from '@agent-portal/data/features/contract';
import { type Route, route } from '../http/route.ts';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';

export const featuresRoutes = (isFeatureOn: IsFeatureOn): readonly Route[] => [
  route(getFeature, async ({ input }) => ({
    isEnabled: await isFeatureOn(input.query.feature),
  })),
];
