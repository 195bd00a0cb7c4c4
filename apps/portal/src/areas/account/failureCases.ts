import { type FailureCase, page, part } from '../../testing/FailureCase.ts';

const profile = '/account-settings/profile';

/** The calls of the pages of account settings, and what their failures come to. */
export const failureCases: readonly FailureCase[] = [
  { address: profile, call: 'getVertaforeInformation', outcomes: page },
  { address: profile, call: 'getActiveContracts', outcomes: page },
  { address: profile, call: 'getAdditionalAgentIds', outcomes: page },
  {
    address: profile,
    call: 'getRegionCodeInformation',
    outcomes: { ...part, '403': 'unauthorized page' },
  },
];
