import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { search } from './contract.ts';
import agents from './fixtures/search.office.json' with { type: 'json' };
import found from './fixtures/search.json' with { type: 'json' };

/** Recorded answers: what an agent finds, and what home office does. */
export const searches = { policies: fixture(search, found), agents: fixture(search, agents) };

export const searchMocks = { search: mockEndpoint(search, searches.policies) };
