import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { search } from './contract.ts';
import agents from './fixtures/search.office.json' with { type: 'json' };
import cases from './fixtures/search.case.json' with { type: 'json' };
import claims from './fixtures/search.claim.json' with { type: 'json' };
import clients from './fixtures/search.phone.json' with { type: 'json' };
import found from './fixtures/search.json' with { type: 'json' };

/** Recorded answers: what an agent finds, by a name and by numbers, and what home office does. */
export const searches = {
  policies: fixture(search, found),
  claims: fixture(search, claims),
  cases: fixture(search, cases),
  clients: fixture(search, clients),
  agents: fixture(search, agents),
};

export const searchMocks = { search: mockEndpoint(search, searches.policies) };
