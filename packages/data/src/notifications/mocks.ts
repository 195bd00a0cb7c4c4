import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getReadNotifications, getTemporaryMessages, markNotificationsRead } from './contract.ts';
import none from './fixtures/getReadNotifications.json' with { type: 'json' };
import messages from './fixtures/getTemporaryMessages.json' with { type: 'json' };
import some from './fixtures/markNotificationsRead.json' with { type: 'json' };

/** Recorded answers: nothing is read, and two notifications. */
export const readNotifications = {
  none: fixture(getReadNotifications, none),
  some: fixture(markNotificationsRead, some),
};

/** A carrier that stores what is read, and starts empty. */
export function rememberingReader() {
  let keys: string[] = [];
  return [
    mockEndpoint(getReadNotifications, () => ({ keys })),
    mockEndpoint(markNotificationsRead, async (request) => {
      const body = (await request.json()) as { readonly keys: readonly string[] };
      keys = [...new Set([...keys, ...body.keys])];
      return { keys };
    }),
  ];
}

export const notificationsMocks = {
  getTemporaryMessages: mockEndpoint(getTemporaryMessages, fixture(getTemporaryMessages, messages)),
  getReadNotifications: mockEndpoint(getReadNotifications, readNotifications.none),
  markNotificationsRead: mockEndpoint(markNotificationsRead, readNotifications.some),
};
