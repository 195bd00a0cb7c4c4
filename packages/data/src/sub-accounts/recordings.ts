import type { Recording } from '../mocks/Recording.ts';

const account = 'agent';
const params = { username: 'nora.quill@example.com' };

/** The demonstration's sub-accounts, and what becomes of one that is invited and goes again. */
export const subAccountsRecordings: readonly Recording[] = [
  { file: 'sub-accounts/fixtures/getSubAccounts', endpoint: 'getSubAccounts', account, rows: 16 },
  {
    file: 'sub-accounts/fixtures/inviteSubAccount',
    rows: 16,
    endpoint: 'inviteSubAccount',
    account,
    input: {
      body: {
        firstName: 'Nora',
        lastName: 'Quill',
        emailAddress: params.username,
        roles: ['Claims'],
        endsOn: '2026-12-31',
      },
    },
  },
  {
    file: 'sub-accounts/fixtures/changeSubAccount',
    rows: 3,
    endpoint: 'changeSubAccount',
    account,
    input: { params, body: { roles: ['Claims', 'ListBill'], endsOn: null, version: 1 } },
  },
  {
    file: 'sub-accounts/fixtures/inviteAgain',
    rows: 3,
    endpoint: 'inviteAgain',
    account,
    input: { params, body: { version: 2 } },
  },
  {
    file: 'sub-accounts/fixtures/removeSubAccount',
    rows: 3,
    endpoint: 'removeSubAccount',
    account,
    input: { params, query: { version: 3 } },
  },
];
