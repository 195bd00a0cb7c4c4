import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getClient, getHousehold, linkHousehold, unlinkHousehold } from './contract.ts';
import client from './fixtures/getClient.json' with { type: 'json' };
import withClaim from './fixtures/getClient.claim.json' with { type: 'json' };
import household from './fixtures/getHousehold.json' with { type: 'json' };
import linked from './fixtures/linkHousehold.json' with { type: 'json' };
import unlinked from './fixtures/unlinkHousehold.json' with { type: 'json' };

/** Recorded answers: a client with open requirements, one with a claim and a case, and a household before and after a link. */
export const clients = {
  client: fixture(getClient, client),
  withClaim: fixture(getClient, withClaim),
  household: fixture(getHousehold, household),
  linked: fixture(linkHousehold, linked),
};

export const clientsMocks = {
  getClient: mockEndpoint(getClient, clients.client),
  getHousehold: mockEndpoint(getHousehold, clients.household),
  linkHousehold: mockEndpoint(linkHousehold, clients.linked),
  unlinkHousehold: mockEndpoint(unlinkHousehold, fixture(unlinkHousehold, unlinked)),
};
