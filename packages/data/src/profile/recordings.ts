import type { Recording } from '../mocks/Recording.ts';

const asked = { account: 'agent' } as const;
const file = (endpoint: string) => `profile/fixtures/${endpoint}`;

/** What the profile page of an agent with several agent ids shows. */
export const profileRecordings: readonly Recording[] = [
  { ...asked, endpoint: 'getActiveContracts', file: file('getActiveContracts') },
  {
    ...asked,
    endpoint: 'getRegionCodeInformation',
    file: file('getRegionCodeInformation'),
    input: { params: { regionCode: 'C2' } },
  },
  { ...asked, endpoint: 'getVertaforeInformation', file: file('getVertaforeInformation') },
  { ...asked, endpoint: 'getAdditionalAgentIds', file: file('getAdditionalAgentIds') },
];
