import { getPolicyLapse, getRecovered, saveLapseCall } from '@agent-portal/data/lapse/contract';
import type { Area } from '../../Area.ts';
import { auditedRoute, route } from '../../http/route.ts';
import { getLapse, getRecoveredOf, recordCall } from './rules.ts';
import { lapseStep } from './seed.ts';

/** The lapse desk: what is due on late policies, and the calls about it. */
export const lapse: Area = {
  routes: [
    route(getPolicyLapse, ({ caller, deps, input }) =>
      getLapse(deps, caller, input.params.policyNumber),
    ),

    auditedRoute('lapse call refused', saveLapseCall, async ({ deps, input, ...call }) => {
      await recordCall(deps, call, input.body);
      return getLapse(deps, call.caller, input.body.policyNumber);
    }),

    route(getRecovered, ({ caller, deps, input }) => getRecoveredOf(deps, caller, input.query)),
  ],
  seedSteps: [lapseStep],
};
