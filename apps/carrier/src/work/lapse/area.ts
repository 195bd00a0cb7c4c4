import { getPolicyLapse, getRecovered } from '@agent-portal/data/work/lapse/contract';
import type { Area } from '../../Area.ts';
import { route } from '../../http/route.ts';
import { getLapse, getRecoveredOf } from './rules.ts';
import { lapseStep } from './seed.ts';

/** The lapse desk: what is due on late policies, and what was recovered. */
export const lapse: Area = {
  routes: [
    route(getPolicyLapse, ({ deps, input, ...call }) =>
      getLapse(deps, call, input.params.policyNumber),
    ),

    route(getRecovered, ({ caller, deps, input }) => getRecoveredOf(deps, caller, input.query)),
  ],
  seedSteps: [lapseStep],
};
