import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const body = { keys: ['access matrix'] };

export const notificationsAccess = {
  getTemporaryMessages: plain('everybody'),
  getReadNotifications: plain('signedIn'),
  markNotificationsRead: [
    ...plain('signedIn', { body }),
    ...withoutToken(() => ({ body })),
    ...forged('signedIn', () => ({ body })),
  ],
} satisfies AccessRows;
