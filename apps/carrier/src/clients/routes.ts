import {
  getClient,
  getHousehold,
  linkHousehold,
  unlinkHousehold,
} from '@agent-portal/data/clients/contract';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';
import { type Route, route } from '../http/route.ts';
import { getClientDetail } from './getClientDetail.ts';
import { getHouseholdOf, link, refusedHousehold, unlink } from './household.ts';

/** One person with all that the caller may see, and the person's household. */
export const clientsRoutes = (isFeatureOn: IsFeatureOn): readonly Route[] => [
  route(getClient, ({ caller, deps, input: { params } }) =>
    getClientDetail(deps, caller, isFeatureOn, params.clientId),
  ),

  route(getHousehold, ({ caller, deps, input: { params } }) =>
    getHouseholdOf(deps, caller, params.clientId),
  ),

  {
    ...route(linkHousehold, async ({ deps, input: { params, body }, ...call }) => {
      await link(deps, call, { ...params, otherClientId: body.clientId });
      return getHouseholdOf(deps, call.caller, params.clientId);
    }),
    attempted: async (c) => refusedHousehold(c.get('caller')),
  },

  {
    ...route(unlinkHousehold, async ({ deps, input: { params }, ...call }) => {
      await unlink(deps, call, params);
      return getHouseholdOf(deps, call.caller, params.clientId);
    }),
    attempted: async (c) => refusedHousehold(c.get('caller')),
  },
];
