import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  changeSubAccount,
  getSubAccounts,
  inviteAgain,
  inviteSubAccount,
  removeSubAccount,
  resetSecondStep,
} from './contract.ts';
import changed from './fixtures/changeSubAccount.json' with { type: 'json' };
import all from './fixtures/getSubAccounts.json' with { type: 'json' };
import invitedAgain from './fixtures/inviteAgain.json' with { type: 'json' };
import invited from './fixtures/inviteSubAccount.json' with { type: 'json' };
import removed from './fixtures/removeSubAccount.json' with { type: 'json' };

/** Recorded answers: an agent's sub-accounts in every state, and with one that was invited just now. */
export const subAccounts = {
  all: fixture(getSubAccounts, all),
  invited: fixture(inviteSubAccount, invited),
};

export const subAccountsMocks = {
  getSubAccounts: mockEndpoint(getSubAccounts, subAccounts.all),
  inviteSubAccount: mockEndpoint(inviteSubAccount, subAccounts.invited),
  changeSubAccount: mockEndpoint(changeSubAccount, fixture(changeSubAccount, changed)),
  inviteAgain: mockEndpoint(inviteAgain, fixture(inviteAgain, invitedAgain)),
  resetSecondStep: mockEndpoint(resetSecondStep, subAccounts.all),
  removeSubAccount: mockEndpoint(removeSubAccount, fixture(removeSubAccount, removed)),
};
