import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  addPasskey,
  confirmAuthenticator,
  getSecondStep,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  requireOfSubAccounts,
  startAuthenticator,
  startPasskey,
} from './contract.ts';
import off from './fixtures/getSecondStep.json' with { type: 'json' };
import on from './fixtures/getSecondStep.on.json' with { type: 'json' };
import required from './fixtures/requireOfSubAccounts.json' with { type: 'json' };
import setUp from './fixtures/startAuthenticator.json' with { type: 'json' };
import options from './fixtures/startPasskey.json' with { type: 'json' };

/** The second step of an agent who has none, and of one who has. */
export const secondSteps = {
  off: fixture(getSecondStep, off),
  on: fixture(getSecondStep, on),
};

/** Sample codes: the carrier's codes differ at each call. */
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `7K3M-QX9D-4TBH-2WN${at}`);

export const secondStepMocks = {
  getSecondStep: mockEndpoint(getSecondStep, secondSteps.off),
  startAuthenticator: mockEndpoint(startAuthenticator, fixture(startAuthenticator, setUp)),
  confirmAuthenticator: mockEndpoint(confirmAuthenticator, { recoveryCodes }),
  removeAuthenticator: mockEndpoint(removeAuthenticator, { isOn: true }),
  startPasskey: mockEndpoint(startPasskey, fixture(startPasskey, options)),
  addPasskey: mockEndpoint(addPasskey, { recoveryCodes }),
  removePasskey: mockEndpoint(removePasskey, { isOn: true }),
  renewRecoveryCodes: mockEndpoint(renewRecoveryCodes, { recoveryCodes }),
  requireOfSubAccounts: mockEndpoint(requireOfSubAccounts, fixture(requireOfSubAccounts, required)),
};
