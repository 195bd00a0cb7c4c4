import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getSubAccounts } from '@agent-portal/data/sub-accounts/contract';
import { subAccounts } from '@agent-portal/data/sub-accounts/mocks';
import { type FailureCase, stored, page } from '../../testing/FailureCase.ts';
import { press, write } from '../../testing/showPage.tsx';

const address = '/account-settings/users';

const invited = [
  () => press('Invite a user'),
  () => write('First name', 'Nora'),
  () => write('Last name', 'Quill'),
  () => write('E-mail', 'nora.quill@example.com'),
  () => press('Send invitation'),
];
const changed = [() => press('Manage Priya Raman'), () => press('Save access')];
const again = [() => press('Manage Mara Feld'), () => press('Send invitation again')];
const removed = [
  () => press('Manage Priya Raman'),
  () => press('Remove'),
  () => press('Remove Priya Raman'),
];

/** All users have a second step. */
const secured = {
  subAccounts: Array.from(subAccounts.all.subAccounts, (one) => ({ ...one, hasSecondStep: true })),
};

/** The calls of an agent's users. */
export const failureCases: readonly FailureCase[] = [
  { address, call: 'getSubAccounts', outcomes: { ...page, '404': 'no failure' } },
  { address, call: 'inviteSubAccount', outcomes: stored, steps: invited },
  { address, call: 'changeSubAccount', outcomes: stored, steps: changed },
  { address, call: 'inviteAgain', outcomes: stored, steps: again },
  {
    address,
    call: 'resetSecondStep',
    outcomes: stored,
    steps: [() => press('Manage Priya Raman'), () => press('Reset second step')],
    answers: [mockEndpoint(getSubAccounts, secured)],
  },
  { address, call: 'removeSubAccount', outcomes: stored, steps: removed },
];
