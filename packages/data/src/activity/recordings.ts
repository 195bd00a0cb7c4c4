import type { Recording } from '../mocks/Recording.ts';

type Stored = readonly [
  at: string,
  kind: string,
  what: string,
  about?: string | undefined,
  who?: string | undefined,
  address?: string,
];

const office = 'Mateo Ruiz';
const delegate = 'Casey Lin';
const home = '203.0.113.x';
const elsewhere = '198.51.100.x';

/** The carrier's entries differ at each call: these replace them. */
const stored: readonly Stored[] = [
  ['2026-11-18T14:52:10.000Z', 'Login', 'Logged in', undefined, undefined, home],
  ['2026-11-18T14:51:48.000Z', 'Failed login', 'Login rejected', undefined, undefined, home],
  ['2026-11-17T21:04:31.000Z', 'Home office', 'Stopped acting for the agent', undefined, office],
  ['2026-11-17T20:58:02.000Z', 'Change', 'Saved a follow-up', 'NL0016B8835', office],
  [
    '2026-11-17T20:55:40.000Z',
    'Home office',
    'Began to act for the agent',
    'The agent asked by phone about NL0016B8835',
    office,
  ],
  ['2026-11-17T18:20:05.000Z', 'Export', 'Exported a file', 'Claims-11-17-2026.xlsx', delegate],
  ['2026-11-17T18:11:59.000Z', 'Login', 'Logged in', undefined, delegate, elsewhere],
  ['2026-11-16T16:40:12.000Z', 'Change', 'Suspended a sub-account', 'Hannah Ortiz'],
  ['2026-11-16T15:30:00.000Z', 'Refused', 'View-as refused', undefined, delegate],
  ['2026-11-14T22:15:44.000Z', 'Logout', 'Logged out', undefined, undefined, home],
];

const entries = stored.map(([at, kind, what, about, who = 'Dana Whitfield', address], index) => ({
  entryId: 120 - index,
  at,
  kind,
  what,
  about: about ?? null,
  who,
  isHomeOffice: who === office,
  address: address ?? null,
}));

const people = [
  { value: '11', name: delegate },
  { value: '1', name: 'Dana Whitfield' },
  { value: 'home-office', name: 'Home office' },
];

const page = { currentPage: 1, asOf: '2026-11-18T15:00:00.000Z', people };
const shared = { endpoint: 'getActivity', account: 'agent' } as const;

type StoredSession = readonly [
  who: string,
  device: string,
  address: string,
  since: string,
  lastUsed: string,
];

const storedSessions: readonly StoredSession[] = [
  [
    'Dana Whitfield',
    'Chrome on Windows',
    home,
    '2026-11-18T14:52:10.000Z',
    '2026-11-18T15:00:00.000Z',
  ],
  [
    'Dana Whitfield',
    'Safari on iPhone',
    elsewhere,
    '2026-11-18T07:15:03.000Z',
    '2026-11-18T12:40:00.000Z',
  ],
  [delegate, 'Firefox on Linux', elsewhere, '2026-11-18T13:02:44.000Z', '2026-11-18T14:31:00.000Z'],
  [office, 'Edge on Windows', '192.0.2.x', '2026-11-18T14:20:00.000Z', '2026-11-18T14:58:00.000Z'],
];

const sessions = storedSessions.map(([who, device, address, since, lastUsed], index) => ({
  sessionId: 41 + index,
  who,
  isHomeOffice: who === office,
  isCurrent: index === 0,
  device,
  address,
  since,
  lastUsed,
}));

/** A page of activity with an entry of every kind, and a search that finds none. */
export const activityRecordings: readonly Recording[] = [
  {
    ...shared,
    file: 'activity/fixtures/getActivity',
    recordedAs: { ...page, totalPages: 3, totalRecords: 27, entries },
  },
  {
    ...shared,
    file: 'activity/fixtures/getActivity.empty',
    recordedAs: { ...page, totalPages: 1, totalRecords: 0, entries: [] },
  },
  {
    file: 'activity/fixtures/getSessions',
    endpoint: 'getSessions',
    account: 'agent',
    recordedAs: { sessions },
  },
  {
    file: 'activity/fixtures/endOtherSessions',
    endpoint: 'endOtherSessions',
    account: 'agent',
    recordedAs: {
      sessions: sessions.filter(({ isCurrent, isHomeOffice }) => isCurrent || isHomeOffice),
    },
  },
];
