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
  route(getClient, ({ caller, deps, input: { params, query } }) =>
    getClientDetail(deps, caller, isFeatureOn, { ...params, ...query }),
  ),

  route(getHousehold, ({ caller, deps, input: { params, query } }) =>
    getHouseholdOf(deps, caller, { ...params, ...query }),
  ),

  {
    ...route(linkHousehold, async ({ deps, input: { params, query, body }, ...call }) => {
      await link(deps, call, { ...params, ...query, otherClientId: body.clientId });
      return getHouseholdOf(deps, call.caller, { ...params, ...query });
    }),
    attempted: async (c) => refusedHousehold(c.get('caller')),
  },

  {
    ...route(unlinkHousehold, async ({ deps, input: { params, query }, ...call }) => {
      await unlink(deps, call, { ...params, ...query });
      return getHouseholdOf(deps, call.caller, { ...params, ...query });
    }),
    attempted: async (c) => refusedHousehold(c.get('caller')),
  },
];
