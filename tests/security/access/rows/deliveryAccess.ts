import { type AccessRows, forged, withoutToken } from '../accessCase.ts';

const who = 'delivery';
const audited = { 403: 'delivery options refused' };
const saved = {
  query: {
    OptOutForEDelivery: 'true',
    AgentLinkSelected: 'false',
    IncludeDownline: 'false',
  },
};

/** The calls of policy delivery. */
export const deliveryAccess = {
  getPolicyDeliveryOptions: [
    { what: 'as it is', who, answers: 200, ask: () => ({}) },
    {
      what: 'of another agent',
      who,
      answers: 404,
      ask: ({ foreignAgent }) => ({ query: { ViewAsAgentNumber: foreignAgent } }),
      audited: { 404: 'view-as refused' },
    },
  ],
  updatePolicyDeliveryOptions: [
    ...withoutToken(() => saved, audited),
    ...forged(who, () => saved, audited),
  ],
} satisfies AccessRows;
