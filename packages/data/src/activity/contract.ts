import * as z from 'zod/mini';
import { dateParam, intParam, isoDateTime, timeZone } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import { excelExport } from '../fileResponses.ts';
import { filtersParam, orderByParam, pageEnvelope, pagingParams } from '../list.ts';

export const activityKinds = [
  'Login',
  'Failed login',
  'Logout',
  'Home office',
  'Export',
  'Change',
  'Refused',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** All home-office staff, as one value of the filter by person. */
export const homeOfficeValue = 'home-office';

/** Sortable columns; without a sort the latest comes first. */
export const activitySortFields = ['at', 'who', 'kind'] as const;

const someone = z.string().check(z.regex(/^(\d{1,9}|home-office)$/, 'must be one that is offered'));

const filters = z.optional(
  filtersParam({
    who: z.optional(z.array(someone).check(z.minLength(1), z.maxLength(200))),
    kind: z.optional(
      z
        .array(z.enum(activityKinds, `must be one of ${activityKinds.join(', ')}`))
        .check(z.minLength(1), z.maxLength(activityKinds.length)),
    ),
    /** The first and the last day in `timeZone`, both included. */
    dateFrom: z.optional(dateParam),
    dateTo: z.optional(dateParam),
    /** The reader's time zone, for the start of days and the times of an export. @default UTC */
    timeZone: z.optional(timeZone),
  }),
);

const listParams = { orderBy: z.optional(orderByParam(activitySortFields)), filters };

const entry = () =>
  z.object({
    entryId: z.int(),
    at: isoDateTime,
    kind: z.enum(activityKinds),
    /** What was done, in words: 'Logged in'. */
    what: z.string(),
    /** The file, the sub-account or the reason; null if there is none. */
    about: z.nullable(z.string()),
    /** The name of the user who did it. */
    who: z.string(),
    isHomeOffice: z.boolean(),
    /** The address of a sign-in or sign-out, shortened to its network. */
    address: z.nullable(z.string()),
  });
export type ActivityEntry = z.output<ReturnType<typeof entry>>;

/** A sub-account sees only its own entries. */
const shared = {
  access: { who: 'agent', restricted: false, feature: 'left_nav' },
  source: 'an extension: account activity',
  isOptional: true,
} as const;

export const getActivity = endpoint({
  ...shared,
  name: 'getActivity',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/Activity',
  summary:
    'One page of what the agent and its sub-accounts did, and home office for the agent, the latest first. A sub-account sees only its own activity.',
  query: z.strictObject({
    ...listParams,
    ...pagingParams,
  }),
  response: z.lazy(() =>
    z.object({
      ...pageEnvelope,
      asOf: isoDateTime,
      entries: z.array(entry()),
      /** The people that the filter offers, by name. */
      people: z.array(z.object({ value: z.string(), name: z.string() })),
    }),
  ),
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportActivity = endpoint({
  ...shared,
  name: 'exportActivity',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/Activity/Export',
  summary: 'The same as an Excel workbook, in its order and with its filters.',
  query: z.strictObject(listParams),
  response: excelExport('Activity'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

const session = () =>
  z.object({
    /** Names the session to its user; it cannot be used to sign in. */
    sessionId: z.int(),
    who: z.string(),
    /** Home office acts for the agent in it, so the agent cannot end it. */
    isHomeOffice: z.boolean(),
    /** Whether this call was made in it. */
    isCurrent: z.boolean(),
    /** The browser and the system that it began in: 'Firefox on Linux'; null if unknown. */
    device: z.nullable(z.string()),
    /** The address where it began, shortened to its network. */
    address: z.nullable(z.string()),
    since: isoDateTime,
    /** To the minute. */
    lastUsed: isoDateTime,
  });
export type OpenSession = z.output<ReturnType<typeof session>>;

const openSessions = z.lazy(() => z.object({ sessions: z.array(session()) }));

export const getSessions = endpoint({
  ...shared,
  name: 'getSessions',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/Sessions',
  summary:
    'The open sessions of the agent, of its sub-accounts, and of home office acting for the agent. A sub-account sees only its own sessions.',
  response: openSessions,
  onServerError: 'inline',
  onForbidden: 'inline',
});

/** The answer after sessions were ended: those that are still open. */
const ending = {
  ...shared,
  method: 'DELETE',
  effect: 'change',
  response: openSessions,
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

export const endSession = endpoint({
  ...ending,
  name: 'endSession',
  path: '/API/UserData/Sessions/{sessionId}',
  summary:
    'Ends a session of the agent or of one of its sub-accounts; a sub-account can end only its own. 409 for the caller’s current session, 403 for a session of home office and for home office.',
  params: z.strictObject({ sessionId: intParam(1, 999_999_999) }),
});

export const endOtherSessions = endpoint({
  ...ending,
  name: 'endOtherSessions',
  path: '/API/UserData/Sessions',
  summary:
    'Ends all of them except the caller’s session and those of home office. 403 for home office.',
});

export const activityEndpoints = {
  getActivity,
  exportActivity,
  getSessions,
  endSession,
  endOtherSessions,
};
