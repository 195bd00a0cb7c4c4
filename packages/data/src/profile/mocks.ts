import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  getActiveContracts,
  getAdditionalAgentIds,
  getRegionCodeInformation,
  getVertaforeInformation,
} from './contract.ts';
import contracts from './fixtures/getActiveContracts.json' with { type: 'json' };
import others from './fixtures/getAdditionalAgentIds.json' with { type: 'json' };
import region from './fixtures/getRegionCodeInformation.json' with { type: 'json' };
import vertafore from './fixtures/getVertaforeInformation.json' with { type: 'json' };

/** The recorded profile of an agent. */
export const profileAnswers = {
  contracts: fixture(getActiveContracts, contracts),
  region: fixture(getRegionCodeInformation, region),
  vertafore: fixture(getVertaforeInformation, vertafore),
  others: fixture(getAdditionalAgentIds, others),
};

export const profileMocks = {
  getActiveContracts: mockEndpoint(getActiveContracts, profileAnswers.contracts),
  getRegionCodeInformation: mockEndpoint(getRegionCodeInformation, profileAnswers.region),
  getVertaforeInformation: mockEndpoint(getVertaforeInformation, profileAnswers.vertafore),
  getAdditionalAgentIds: mockEndpoint(getAdditionalAgentIds, profileAnswers.others),
};
