import { getFeature, getFeatures } from '@agent-portal/data/features/contract';
import { features } from '@agent-portal/data/features/features';
import { type Route, route } from '../http/route.ts';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';

export const featuresRoutes = (isFeatureOn: IsFeatureOn): readonly Route[] => [
  route(getFeature, async ({ input }) => ({
    isEnabled: await isFeatureOn(input.query.feature),
  })),
  route(getFeatures, async () => {
    const answers = await Promise.all(features.map(isFeatureOn));
    return { enabled: features.filter((_, index) => answers[index]) };
  }),
];
