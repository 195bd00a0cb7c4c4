import type { Area } from '../Area.ts';
import {
  getPolicyDeliveryOptions,
  updatePolicyDeliveryOptions,
} from '@agent-portal/data/delivery/contract';
import { auditedRoute, route, type Route } from '../http/route.ts';
import { optionsOf, saveOptions } from './rules.ts';

/** [S7] Policy delivery. */
const deliveryRoutes: readonly Route[] = [
  route(getPolicyDeliveryOptions, ({ deps, caller, input: { query } }) =>
    optionsOf(deps, caller, query),
  ),

  auditedRoute(
    'delivery options refused',
    updatePolicyDeliveryOptions,
    ({ deps, input: { query }, ...call }) => saveOptions(deps, call, query),
  ),
];

/** How policies are delivered. */
export const delivery: Area = {
  routes: deliveryRoutes,
};
