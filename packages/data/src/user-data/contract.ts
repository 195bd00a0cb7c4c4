import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { agentRef } from '../policies/shapes.ts';

export const getViewAsAgents = endpoint({
  name: 'getViewAsAgents',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/ViewAsAgents',
  source: '[S7] User data; decisions, 7',
  summary: 'The agents that the caller may view as: its own agent ids and their downlines.',
  access: { who: 'agent', role: 'any', restricted: true },
  response: z.object({
    viewAsFilterValues: z.array(
      // How many agents are below it; an extension.
      z.extend(agentRef, { downlineAgents: z.optional(z.int()) }),
    ),
  }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const userDataEndpoints = { getViewAsAgents };
