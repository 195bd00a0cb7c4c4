import { carrier } from '../carrier.ts';
import type { Recording } from '../mocks/Recording.ts';
import { sampleSetUp } from './sampleSetUp.ts';

const account = 'agent';
const input = { body: { password: 'northfield' } };

const at = '2026-11-18T15:00:00.000Z';

/** What is turned on where the demonstration has nothing: an app, two passkeys, and some codes left. */
const turnedOn = {
  isOn: true,
  authenticator: { addedAt: at, lastUsedAt: at },
  passkeys: [
    { passkeyId: 1, name: 'Chrome on Windows', addedAt: at, lastUsedAt: at },
    { passkeyId: 2, name: 'Key on the key ring', addedAt: at, lastUsedAt: null },
  ],
  recoveryCodesLeft: 7,
  requiredBy: null,
  canUsePasskeys: true,
  isRequiredOfSubAccounts: true,
};

/** What a browser makes a passkey with; the carrier's challenge is another one at each call. */
const passkeyOptions = {
  challenge: 'c2FtcGxl',
  rp: { id: 'localhost', name: carrier.name },
  user: { id: 'dXNlci0x', name: 'agent@northfield.example', displayName: '' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};

/** The second step of an agent who has none and of one who has, and how one is begun. */
export const secondStepRecordings: readonly Recording[] = [
  { file: 'second-step/fixtures/getSecondStep', endpoint: 'getSecondStep', account },
  {
    file: 'second-step/fixtures/getSecondStep.on',
    endpoint: 'getSecondStep',
    account,
    keptAs: turnedOn,
  },
  {
    file: 'second-step/fixtures/startAuthenticator',
    endpoint: 'startAuthenticator',
    account,
    input,
    keptAs: sampleSetUp,
  },
  {
    file: 'second-step/fixtures/startPasskey',
    endpoint: 'startPasskey',
    account,
    input,
    keptAs: { options: JSON.stringify(passkeyOptions) },
  },
  {
    file: 'second-step/fixtures/requireOfSubAccounts',
    endpoint: 'requireOfSubAccounts',
    account,
    input: { body: { isRequired: false } },
  },
];
