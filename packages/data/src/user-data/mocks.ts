import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getBusinessTypes, getViewAsAgents } from './contract.ts';
import businessTypes from './fixtures/getBusinessTypes.json' with { type: 'json' };
import agents from './fixtures/getViewAsAgents.json' with { type: 'json' };

export const userDataMocks = {
  getViewAsAgents: mockEndpoint(getViewAsAgents, fixture(getViewAsAgents, agents)),
  getBusinessTypes: mockEndpoint(getBusinessTypes, fixture(getBusinessTypes, businessTypes)),
};
