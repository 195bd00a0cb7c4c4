import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { search } from './contract.ts';
import found from './fixtures/search.json' with { type: 'json' };

export const searchMocks = { search: mockEndpoint(search, fixture(search, found)) };
