import type { Recording } from '../mocks/Recording.ts';

/** A client with two policies and open requirements, and one with a claim and a case. */
const zoe = { clientId: 'CL1000098' };
const kenji = { clientId: 'CL1000243' };
/** Lives at the same address as the first client. */
const neighbor = 'CL1000924';

/** Two clients, and a household as a suggestion is confirmed and removed again. */
export const clientsRecordings: readonly Recording[] = [
  {
    file: 'clients/fixtures/getClient',
    endpoint: 'getClient',
    account: 'agent',
    input: { params: zoe, query: {} },
  },
  {
    file: 'clients/fixtures/getClient.claim',
    endpoint: 'getClient',
    account: 'agent',
    input: { params: kenji, query: {} },
  },
  {
    file: 'clients/fixtures/getHousehold',
    endpoint: 'getHousehold',
    account: 'agent',
    input: { params: zoe, query: {} },
  },
  {
    file: 'clients/fixtures/linkHousehold',
    endpoint: 'linkHousehold',
    account: 'agent',
    input: { params: zoe, query: {}, body: { clientId: neighbor } },
  },
  {
    file: 'clients/fixtures/unlinkHousehold',
    endpoint: 'unlinkHousehold',
    account: 'agent',
    input: { params: { ...zoe, otherClientId: neighbor }, query: {} },
  },
];
