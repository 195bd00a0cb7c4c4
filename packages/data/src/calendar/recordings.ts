import type { Recording } from '../mocks/Recording.ts';

/** No other recording depends on the address of this account. */
const reader = 'sub.pendingactiveterminated';

/** The calendar address of an account: none, then one. */
export const calendarRecordings: readonly Recording[] = [
  { file: 'calendar/fixtures/getCalendar', endpoint: 'getCalendar', account: reader },
  {
    file: 'calendar/fixtures/createCalendar',
    endpoint: 'createCalendar',
    account: reader,
    input: { body: { isReplacement: true } },
    // Each address is new.
    recordedAs: {
      feed: { createdAt: '2026-11-18T15:00:00.000Z', lastReadAt: null },
      address:
        'https://portal.example/API/Calendar/Zq3vJ0m1x7Wc9a2Lr8KdTn5Yb4Hs6PfUeGiOjQwXyEk.ics',
    },
  },
  { file: 'calendar/fixtures/revokeCalendar', endpoint: 'revokeCalendar', account: reader },
];
