import type { Recording } from '../mocks/Recording.ts';

/** A reader of whom no other recording is made. */
const reader = 'solo';

/** The messages, and the read keys of an account: none, then two notifications. */
export const notificationsRecordings: readonly Recording[] = [
  { file: 'notifications/fixtures/getTemporaryMessages', endpoint: 'getTemporaryMessages' },
  {
    file: 'notifications/fixtures/getReadNotifications',
    endpoint: 'getReadNotifications',
    account: reader,
    // A read notification stays read: a second recording would find those of the first one.
    recordedAs: { keys: [] },
  },
  {
    file: 'notifications/fixtures/markNotificationsRead',
    endpoint: 'markNotificationsRead',
    account: reader,
    input: { body: { keys: ['notice 1', '2026-11-12 ~maintenance'] } },
  },
];
