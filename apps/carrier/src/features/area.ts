import type { Area } from '../Area.ts';
import { featuresStep } from './seed.ts';
import { getFeature, getFeatures } from '@agent-portal/data/features/contract';
import { features as all } from '@agent-portal/data/features/features';
import { route } from '../http/route.ts';

export const features: Area = {
  routes: [
    route(getFeature, async ({ deps, input }) => ({
      isEnabled: await deps.isFeatureOn(input.query.feature),
    })),
    route(getFeatures, async ({ deps }) => {
      const answers = await Promise.all(all.map(deps.isFeatureOn));
      return { enabled: all.filter((_, index) => answers[index]) };
    }),
  ],
  seedSteps: [featuresStep],
};
