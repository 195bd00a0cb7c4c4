import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getViewAsAgents } from './contract.ts';
import agents from './fixtures/getViewAsAgents.json' with { type: 'json' };

export const userDataMocks = {
  getViewAsAgents: mockEndpoint(getViewAsAgents, fixture(getViewAsAgents, agents)),
};
