import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getSecondStep } from '@agent-portal/data/second-step/contract';
import { secondSteps } from '@agent-portal/data/second-step/mocks';
import { type FailureCase, stored, optional } from '../../../testing/FailureCase.ts';
import { fakePasskeys } from '../../../testing/fakePasskeys.ts';
import { press, write } from '../../../testing/showPage.tsx';

const address = '/account-settings/security';
const answers = [mockEndpoint(getSecondStep, secondSteps.on)];
const typePassword = () => write('Password', 'northfield');
const started = [() => press('Set up an app'), typePassword, () => press('Continue')];

/** The calls of the password and the second step. */
export const failureCases: readonly FailureCase[] = [
  { address, call: 'getSecondStep', outcomes: optional },
  { address, call: 'getPassword', outcomes: optional },
  {
    address,
    call: 'changePassword',
    outcomes: stored,
    steps: [
      () => press('Change password'),
      () => write('Current password', 'northfield'),
      () => write('New password', 'four words in a row'),
      () => press('Save password'),
    ],
  },
  { address, call: 'startAuthenticator', outcomes: stored, steps: started },
  {
    address,
    call: 'confirmAuthenticator',
    outcomes: stored,
    steps: [...started, () => write('Code', '123456'), () => press('Turn on')],
  },
  {
    address,
    call: 'removeAuthenticator',
    outcomes: stored,
    // The first button is in the card, the second one in the dialog.
    steps: [() => press('Turn off'), typePassword, () => press('Turn app off')],
    answers,
  },
  {
    address,
    call: 'startPasskey',
    outcomes: stored,
    steps: [() => press('Add a passkey'), typePassword, () => press('Add passkey')],
  },
  {
    address,
    call: 'addPasskey',
    outcomes: stored,
    steps: [
      async () => fakePasskeys(),
      () => press('Add a passkey'),
      typePassword,
      () => press('Add passkey'),
    ],
  },
  {
    address,
    call: 'removePasskey',
    outcomes: stored,
    steps: [() => press('Remove Chrome on Windows'), typePassword, () => press('Remove passkey')],
    answers,
  },
  {
    address,
    call: 'renewRecoveryCodes',
    outcomes: stored,
    steps: [() => press('Make new codes'), typePassword, () => press('Make ten new codes')],
    answers,
  },
  {
    address,
    call: 'requireOfSubAccounts',
    outcomes: stored,
    steps: [() => press('Off')],
  },
];
