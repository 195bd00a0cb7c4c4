import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { createCalendar, getCalendar, revokeCalendar } from './contract.ts';
import created from './fixtures/createCalendar.json' with { type: 'json' };
import none from './fixtures/getCalendar.json' with { type: 'json' };
import revoked from './fixtures/revokeCalendar.json' with { type: 'json' };

const made = fixture(createCalendar, created);

/** No address, a new one that no calendar has read, and one that a calendar reads. */
export const calendars = {
  none: fixture(getCalendar, none),
  made,
  unread: { feed: made.feed },
  read: { feed: { ...made.feed, lastReadAt: '2026-11-18T14:20:00.000Z' } },
};

/** A carrier that stores whether there is an address. */
export function rememberingCalendar(first: { feed: typeof made.feed | null } = calendars.none) {
  let state = first;
  return [
    mockEndpoint(getCalendar, () => state),
    mockEndpoint(createCalendar, () => {
      state = { feed: made.feed };
      return made;
    }),
    mockEndpoint(revokeCalendar, () => {
      state = calendars.none;
      return calendars.none;
    }),
  ];
}

export const calendarMocks = {
  getCalendar: mockEndpoint(getCalendar, calendars.none),
  createCalendar: mockEndpoint(createCalendar, made),
  revokeCalendar: mockEndpoint(revokeCalendar, fixture(revokeCalendar, revoked)),
};
