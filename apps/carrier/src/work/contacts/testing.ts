import type { SignedIn, TestServer } from '../../testing.ts';

/** The actions of users on contacts, for tests. */
export function contactsOf(server: TestServer) {
  const { post } = server;

  /** Saves a contact about a policy, with other values if they are given. */
  const save = (session: Partial<SignedIn>, key: string, more: object = {}) =>
    post('/API/UserData/Contacts', session, {
      subject: 'policy',
      key,
      outcome: 'LeftMessage',
      willPayOn: null,
      nextAttemptOn: null,
      note: '',
      version: 0,
      ...more,
    });

  return { save };
}
