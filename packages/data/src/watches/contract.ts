import * as z from 'zod/mini';
import { isoDate, isoDateTime } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import { policiesAccess } from '../policies/policiesAccess.ts';
import { policyStatus, requirementState } from '../policies/shapes.ts';

/** Policies that a user may watch. */
export const mostWatches = 100;

/** A change of a watched policy, from and to; `field` is its kind. */
const change = () =>
  z.union([
    z.object({ field: z.literal('status'), from: policyStatus, to: policyStatus }),
    z.object({
      field: z.literal('paidToDate'),
      from: z.nullable(isoDate),
      to: z.nullable(isoDate),
    }),
    z.object({
      field: z.literal('requirement'),
      requirement: z.string(),
      /** Null for a new requirement. */
      from: z.nullable(requirementState),
      /** Null if the requirement is no longer requested. */
      to: z.nullable(requirementState),
    }),
  ]);
export type WatchChange = z.output<ReturnType<typeof change>>;

const policyNumber = z.string().check(z.minLength(1), z.maxLength(20));

const watch = () =>
  z.object({
    policyNumber: z.string(),
    primaryInsured: z.string(),
    policyStatus,
    watchedAt: isoDateTime,
  });

export type Watch = z.output<ReturnType<typeof watch>>;

const notice = () =>
  z.object({
    noticeId: z.int(),
    policyNumber: z.string(),
    primaryInsured: z.string(),
    changes: z.array(change()),
    /** When the carrier noticed it. */
    noticedAt: isoDateTime,
    /** The business date then; an extension. */
    noticedOn: z.optional(isoDate),
  });
export type WatchNotice = z.output<ReturnType<typeof notice>>;

/** Common to all calls: each answers all watches, by policy number, and the notices, newest first. */
const shared = {
  access: policiesAccess,
  response: z.lazy(() => z.object({ watches: z.array(watch()), notices: z.array(notice()) })),
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

export const getWatches = endpoint({
  ...shared,
  name: 'getWatches',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/Watches',
  source: 'decisions, 3 (policy details)',
  isOptional: true,
  summary: 'The policies that the caller watches, and what has changed in them.',
});

export const watchPolicy = endpoint({
  ...shared,
  name: 'watchPolicy',
  method: 'POST',
  effect: 'change',
  path: '/API/UserData/Watches',
  source: 'decisions, 3 (policy details)',
  isOptional: true,
  summary:
    'Watches a policy of the caller’s book of business from its current state. 409 if the caller watches the maximum number; a watched policy stays so.',
  body: z.strictObject({ policyNumber }),
});

export const stopWatching = endpoint({
  ...shared,
  name: 'stopWatching',
  method: 'DELETE',
  effect: 'change',
  path: '/API/UserData/Watches/{policyNumber}',
  source: 'decisions, 3 (policy details)',
  isOptional: true,
  summary: 'Stops watching a policy, and drops its notices.',
  params: z.strictObject({ policyNumber }),
});

export const watchesEndpoints = { getWatches, watchPolicy, stopWatching };
