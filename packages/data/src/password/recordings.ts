import type { Recording } from '../mocks/Recording.ts';

/** The password of a demonstration account, of a user of single sign-on, and of any other user. */
export const passwordRecordings: readonly Recording[] = [
  {
    file: 'password/fixtures/getPassword',
    endpoint: 'getPassword',
    account: 'agent',
    recordedAs: { managedBy: null },
  },
  {
    file: 'password/fixtures/getPassword.demonstration',
    endpoint: 'getPassword',
    account: 'agent',
  },
  { file: 'password/fixtures/getPassword.sso', endpoint: 'getPassword', account: 'sso' },
];
