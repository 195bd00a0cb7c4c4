import {
  getClient,
  getHousehold,
  linkHousehold,
  unlinkHousehold,
} from '@agent-portal/data/clients/contract';
import { auditedRoute, route, type Route } from '../http/route.ts';
import { getClientDetail } from './getClientDetail.ts';
import { getHouseholdOf, link, unlink } from './household.ts';

/** One person with all that the caller may see, and the person's household. */
export const clientsRoutes: readonly Route[] = [
  route(getClient, ({ caller, deps, input: { params } }) =>
    getClientDetail(deps, caller, params.clientId),
  ),

  route(getHousehold, ({ caller, deps, input: { params } }) =>
    getHouseholdOf(deps, caller, params.clientId),
  ),

  auditedRoute(
    'household refused',
    linkHousehold,
    async ({ deps, input: { params, body }, ...call }) => {
      await link(deps, call, { ...params, otherClientId: body.clientId });
      return getHouseholdOf(deps, call.caller, params.clientId);
    },
  ),

  auditedRoute(
    'household refused',
    unlinkHousehold,
    async ({ deps, input: { params }, ...call }) => {
      await unlink(deps, call, params);
      return getHouseholdOf(deps, call.caller, params.clientId);
    },
  ),
];
