import type { Area } from '../Area.ts';
import { watchesStep } from './seed.ts';
import { getWatches, stopWatching, watchPolicy } from '@agent-portal/data/watches/contract';
import { route } from '../http/route.ts';
import { beginWatch, endWatch, lookAtWatches } from './rules.ts';

export const watches: Area = {
  routes: [
    route(getWatches, ({ caller, deps }) => lookAtWatches(deps, caller)),

    route(watchPolicy, async ({ caller, deps, input }) => {
      await beginWatch(deps, caller, input.body.policyNumber);
      return lookAtWatches(deps, caller);
    }),

    route(stopWatching, async ({ caller, deps, input }) => {
      await endWatch(deps, caller, input.params.policyNumber);
      return lookAtWatches(deps, caller);
    }),
  ],
  seedSteps: [watchesStep],
};
