import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getAgentAccess, getUserInfo, refreshAuthToken } from './contract.ts';
import agentAccess from './fixtures/getAgentAccess.json' with { type: 'json' };
import historical from './fixtures/getUserInfo.historical.json' with { type: 'json' };
import agent from './fixtures/getUserInfo.json' with { type: 'json' };
import office from './fixtures/getUserInfo.office.json' with { type: 'json' };
import subClaims from './fixtures/getUserInfo.sub-claims.json' with { type: 'json' };
import visitor from './fixtures/getUserInfo.visitor.json' with { type: 'json' };
import expiry from './fixtures/refreshAuthToken.json' with { type: 'json' };

/** Recorded users, named by what is special about them. */
export const users = {
  visitor: fixture(getUserInfo, visitor),
  agent: fixture(getUserInfo, agent),
  historical: fixture(getUserInfo, historical),
  office: fixture(getUserInfo, office),
  subClaims: fixture(getUserInfo, subClaims),
};

export const sessionMocks = {
  getUserInfo: mockEndpoint(getUserInfo, users.agent),
  refreshAuthToken: mockEndpoint(refreshAuthToken, fixture(refreshAuthToken, expiry)),
  getAgentAccess: mockEndpoint(getAgentAccess, fixture(getAgentAccess, agentAccess)),
};
