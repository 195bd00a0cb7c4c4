import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const body = { keys: ['access matrix'] };

export const readNotificationsAccess = {
  getReadNotifications: plain('signedIn'),
  markNotificationsRead: [
    ...plain('signedIn', { body }),
    ...withoutToken(() => ({ body })),
    ...forged('signedIn', () => ({ body })),
  ],
} satisfies AccessRows;
