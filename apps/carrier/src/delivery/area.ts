import type { Area } from '../Area.ts';
import {
  getPolicyDeliveryOptions,
  updatePolicyDeliveryOptions,
} from '@agent-portal/data/delivery/contract';
import { route, type Route } from '../http/route.ts';
import { optionsOf, refusedOptions, saveOptions } from './rules.ts';

/** [S7] Policy delivery. */
const deliveryRoutes: readonly Route[] = [
  route(getPolicyDeliveryOptions, ({ deps, caller, input: { query } }) =>
    optionsOf(deps, caller, query),
  ),

  {
    ...route(updatePolicyDeliveryOptions, ({ deps, input: { query }, ...call }) =>
      saveOptions(deps, call, query),
    ),
    attempted: async (c) => refusedOptions(c.get('caller')),
  },
];

/** How policies are delivered. */
export const delivery: Area = {
  routes: deliveryRoutes,
};
