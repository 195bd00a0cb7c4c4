import type { Recording } from '../mocks/Recording.ts';

const byAgent = { account: 'agent' } as const;
const file = (endpoint: string) => `profile/fixtures/${endpoint}`;

/** The profile of an agent with several agent ids. */
export const profileRecordings: readonly Recording[] = [
  { ...byAgent, endpoint: 'getActiveContracts', file: file('getActiveContracts') },
  {
    ...byAgent,
    endpoint: 'getRegionCodeInformation',
    file: file('getRegionCodeInformation'),
    input: { params: { regionCode: 'C2' } },
  },
  { ...byAgent, endpoint: 'getVertaforeInformation', file: file('getVertaforeInformation') },
  { ...byAgent, endpoint: 'getAdditionalAgentIds', file: file('getAdditionalAgentIds') },
];
