import type { Area } from '../Area.ts';
import {
  getPolicyDeliveryOptions,
  updatePolicyDeliveryOptions,
} from '@agent-portal/data/delivery/contract';
import { auditedRoute, route } from '../http/route.ts';
import { optionsOf, saveOptions } from './rules.ts';

/** How policies are delivered [S7]. */
export const delivery: Area = {
  routes: [
    route(getPolicyDeliveryOptions, ({ deps, caller, input: { query } }) =>
      optionsOf(deps, caller, query),
    ),

    auditedRoute(
      'delivery options refused',
      updatePolicyDeliveryOptions,
      ({ deps, input: { query }, ...call }) => saveOptions(deps, call, query),
    ),
  ],
};
