import { type FailureCase, stored, page, part } from '../../testing/FailureCase.ts';
import { press, write } from '../../testing/showPage.tsx';

const profile = '/account-settings/profile';
const delivery = '/account-settings/policy';

/** The calls of account settings, and what each failure shows. */
export const failureCases: readonly FailureCase[] = [
  { address: profile, call: 'getVertaforeInformation', outcomes: page },
  { address: profile, call: 'getActiveContracts', outcomes: page },
  { address: profile, call: 'getAdditionalAgentIds', outcomes: page },
  {
    address: profile,
    call: 'getRegionCodeInformation',
    outcomes: { ...part, '403': 'unauthorized page' },
  },
  { address: delivery, call: 'getPolicyDeliveryOptions', outcomes: page },
  { address: delivery, call: 'getViewAsAgents', outcomes: part },
  {
    address: delivery,
    call: 'updatePolicyDeliveryOptions',
    outcomes: stored,
    steps: [() => write('E-mail', 'desk@example.com'), () => press('Save')],
  },
];
