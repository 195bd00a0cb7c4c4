import type { Area } from '../Area.ts';
import { featuresStep } from './seed.ts';
import { getFeature, getFeatures } from '@agent-portal/data/features/contract';
import { features as all } from '@agent-portal/data/features/features';
import { type Route, route } from '../http/route.ts';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';

const featuresRoutes = (isFeatureOn: IsFeatureOn): readonly Route[] => [
  route(getFeature, async ({ input }) => ({
    isEnabled: await isFeatureOn(input.query.feature),
  })),
  route(getFeatures, async () => {
    const answers = await Promise.all(all.map(isFeatureOn));
    return { enabled: all.filter((_, index) => answers[index]) };
  }),
];

/** Which features are on. */
export const features: Area = {
  routes: ({ isFeatureOn }) => featuresRoutes(isFeatureOn),
  seedSteps: [featuresStep],
};
