import { getPolicyLapse, getRecovered, saveLapseCall } from '@agent-portal/data/lapse/contract';
import type { Area } from '../Area.ts';
import { route } from '../http/route.ts';
import { getLapse, getRecoveredOf, recordCall, refusedCall } from './rules.ts';
import { lapseStep } from './seed.ts';

/** The lapse desk: what is due on late policies, and the calls about it. */
export const lapse: Area = {
  routes: ({ isFeatureOn }) => [
    route(getPolicyLapse, ({ caller, deps, input }) =>
      getLapse(deps, caller, input.params.policyNumber, isFeatureOn),
    ),

    {
      ...route(saveLapseCall, async ({ deps, input, ...call }) => {
        await recordCall(deps, call, input.body);
        return getLapse(deps, call.caller, input.body.policyNumber, isFeatureOn);
      }),
      attempted: async (c) => refusedCall(c.get('caller')),
    },

    route(getRecovered, ({ caller, deps, input }) => getRecoveredOf(deps, caller, input.query)),
  ],
  seedSteps: [lapseStep],
};
