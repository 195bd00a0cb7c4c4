import * as z from 'zod/mini';
import { businessTypes, endpoint } from '../endpoint.ts';
import { agentRef } from '../policies/shapes.ts';

export const getViewAsAgents = endpoint({
  name: 'getViewAsAgents',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/ViewAsAgents',
  source: '[S7] User data; decisions, 7',
  summary: 'The agents that the caller may view as: its own agent ids and their downlines.',
  access: { who: 'agent', role: 'any', restricted: true },
  response: z.object({ viewAsFilterValues: z.array(agentRef) }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const getBusinessTypes = endpoint({
  name: 'getBusinessTypes',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/BusinessTypes',
  source: '[S7] User data; decisions, 9',
  summary: 'The kinds of business that an agent has: the one looked at, or the caller itself.',
  access: { who: 'agent', role: 'Production', restricted: true },
  query: z.strictObject({
    ViewAsAgentId: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  }),
  response: z.object({ productionCreditBusinessTypes: z.array(z.enum(businessTypes)) }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const userDataEndpoints = { getViewAsAgents, getBusinessTypes };
