import type { Area } from '../Area.ts';
import { deathsStep } from './seed/deathsStep.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';
import { partyClients } from '../db/tables/policies.ts';
import {
  getClient,
  getHousehold,
  linkHousehold,
  unlinkHousehold,
} from '@agent-portal/data/clients/contract';
import { auditedRoute, route } from '../http/route.ts';
import { getClientDetail } from './getClientDetail.ts';
import { getHouseholdOf, link, unlink } from './household.ts';

/** The client ids of the people on policies. An older book gets them too. */
const clientsStep: BookStep = {
  name: 'clients',
  tables: [partyClients],
  begin: (rows) => (seeded) => rows.add(partyClients, ...seeded.clients),
};

/** Clients: one person on all policies of a book, and the person's household. */
export const clients: Area = {
  routes: [
    route(getClient, ({ deps, input: { params }, ...call }) =>
      getClientDetail(deps, call, params.clientId),
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
  ],
  seedSteps: [clientsStep, deathsStep],
};
