import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getApplicationConfig } from './contract.ts';
import config from './fixtures/getApplicationConfig.json' with { type: 'json' };

export const configMocks = {
  getApplicationConfig: mockEndpoint(getApplicationConfig, fixture(getApplicationConfig, config)),
};
