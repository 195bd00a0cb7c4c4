import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getFeature, getFeatures } from './contract.ts';
import feature from './fixtures/getFeature.json' with { type: 'json' };
import enabledFeatures from './fixtures/getFeatures.json' with { type: 'json' };

export const featuresMocks = {
  getFeature: mockEndpoint(getFeature, fixture(getFeature, feature)),
  getFeatures: mockEndpoint(getFeatures, fixture(getFeatures, enabledFeatures)),
};
