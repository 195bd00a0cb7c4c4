// @vitest-environment jsdom
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getSubAccounts } from '@agent-portal/data/sub-accounts/contract';
import { subAccounts } from '@agent-portal/data/sub-accounts/mocks';
import type { Expected } from '../../testing/Expected.ts';
import { press, write } from '../../testing/steps.ts';
import { testExpected } from '../../testing/testExpected.ts';

/** All users have a second step. */
const secured = {
  subAccounts: Array.from(subAccounts.all.subAccounts, (one) => ({ ...one, hasSecondStep: true })),
};
const opened = press('Manage Priya Raman');

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //        vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'users': ' L   -   N   -   -   -   -   E   E   E   E   H   -   -',
  },
  closedBy: { left_nav: ['users'] },
  failures: {
    '/account-settings/users': [
      ['getSubAccounts', { shows: { 404: 'no failure' } }],
      [
        'inviteSubAccount',
        {
          steps: [
            press('Invite a user'),
            write('First name', 'Nora'),
            write('Last name', 'Quill'),
            write('E-mail', 'nora.quill@example.com'),
            press('Send invitation'),
          ],
        },
      ],
      ['changeSubAccount', { steps: [opened, press('Save access')] }],
      ['inviteAgain', { steps: [press('Manage Mara Feld'), press('Send invitation again')] }],
      [
        'resetSecondStep',
        {
          steps: [opened, press('Reset second step')],
          answers: [mockEndpoint(getSubAccounts, secured)],
        },
      ],
      ['removeSubAccount', { steps: [opened, press('Remove'), press('Remove Priya Raman')] }],
    ],
  },
};

await testExpected(import.meta.vitest, expected);
