import * as z from 'zod/mini';
import { dateParam, intParam, isoDate, isoDateTime } from '../../shapes.ts';
import { oneLine, severalLines } from '../../oneLine.ts';
import { endpoint } from '../../endpoint.ts';
import { filtersParam, orderByParam, pagePosition, pagingParams } from '../../list.ts';
import { policiesAccess } from '../../policies/policiesAccess.ts';
import { insuredClient } from '../../policies/shapes.ts';
import { person, whoseItems } from '../today/contract.ts';
import { followUpSubjects } from '../today/subjects.ts';

export const longestFollowUpNote = 2_000;

/** Follow-ups that a user may keep, closed ones among them. */
export const mostFollowUps = 1_000;

/** The latest date of a follow-up, in days from today: two years. A later date is a typing error. */
export const longestFollowUpDays = 731;

/** The state of a follow-up at the business date of the carrier. */
export const followUpStates = ['Overdue', 'Due today', 'Upcoming', 'Closed'] as const;
export type FollowUpState = (typeof followUpStates)[number];

/** Why a follow-up is closed: the user, or an event. */
export const followUpEnds = [
  'Done',
  'Requirement met',
  'Policy no longer pending',
  'Requirement withdrawn',
  'Policy no longer active',
  'Premium paid',
  'Case resolved',
  'Items received',
  'Policy in force again',
  'Deadline over',
  'Renewed or ended',
  'Changed again',
] as const;

/** The quick tabs of the list; without one all show. */
export const followUpTabs = ['due', 'upcoming', 'closed'] as const;

/** Sortable columns; closed follow-ups are last by date in both directions. */
export const followUpSortFields = ['followUpDate', 'policyNumber', 'what', 'who'] as const;

const policyNumber = z.string().check(z.minLength(1), z.maxLength(20));
/** The subject of a follow-up. The key is the id of a requirement, otherwise the key of an item of Today. */
const about = { subject: z.enum(followUpSubjects), key: oneLine({ max: 80 }) };

export const followUp = () =>
  z.object({
    subject: z.enum(followUpSubjects),
    key: z.string(),
    policyNumber: z.nullable(z.string()),
    /** The insured, or the person that it is about. */
    who: z.string(),
    ...insuredClient,
    /** The requirement, or what the item is. */
    what: z.string(),
    followUpDate: isoDate,
    /** The owner's note; empty without one, and for all other users. */
    note: z.string(),
    state: z.enum(followUpStates),
    /** Days past its date; 0 unless overdue. */
    daysOverdue: z.int(),
    /** The event that closed it; null while it is open. */
    closedBecause: z.nullable(z.enum(followUpEnds)),
    /** When it was closed, if the carrier knows. */
    closedOn: z.nullable(isoDate),
    savedAt: isoDateTime,
    /** The version that was read. A change sends it back. */
    version: z.int(),
    /** The person who has it; absent if it is the caller's. */
    owner: z.optional(person()),
    /** The name of the user who gave it to its owner; absent if the owner set it. */
    assignedBy: z.optional(z.string()),
  });
export type FollowUp = z.output<ReturnType<typeof followUp>>;

/** Common to all calls. Other people of the agency see a follow-up without its note. */
const shared = {
  access: policiesAccess,
  source: 'an extension: follow-ups',
  isOptional: true,
} as const;

/** Errors of a part of a page show in that part. */
const inPart = { ...shared, onServerError: 'inline', onForbidden: 'inline' } as const;

/** A change also needs the role of a page with what the follow-up is about. */
const change = {
  ...inPart,
  effect: 'change',
  access: { who: 'agent', restricted: false },
} as const;

/** The caller's follow-ups of one policy, in the order of their keys; after a change, also what was saved. */
const ofPolicy = z.lazy(() =>
  z.object({
    followUps: z.array(followUp()),
    /** Who has the follow-up now, and its version; absent after it was deleted. */
    saved: z.optional(z.object({ ownerId: z.int(), version: z.int() })),
  }),
);

export const getFollowUps = endpoint({
  ...shared,
  access: { who: 'agent', restricted: false },
  name: 'getFollowUps',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/FollowUps',
  summary:
    'One page of the follow-ups of the caller, or of all people of the agency, on policies of the caller’s book of business.',
  query: z.strictObject({
    ...pagingParams,
    orderBy: z.optional(orderByParam(followUpSortFields)),
    filters: z.optional(
      filtersParam({
        state: z.optional(z.enum(followUpTabs, `must be one of ${followUpTabs.join(', ')}`)),
        /** @default mine */
        whose: z.optional(z.enum(whoseItems, `must be one of ${whoseItems.join(', ')}`)),
      }),
    ),
  }),
  response: z.lazy(() =>
    z.object({
      ...pagePosition,
      totalRecords: z.int(),
      /** Follow-ups of each kind; 'due' includes overdue. */
      tabCounts: z.object({ all: z.int(), due: z.int(), upcoming: z.int(), closed: z.int() }),
      followUps: z.array(followUp()),
    }),
  ),
  onServerError: 'page',
  onForbidden: 'page',
});

export const getPolicyFollowUps = endpoint({
  ...inPart,
  name: 'getPolicyFollowUps',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/FollowUps/{policyNumber}',
  summary: "The caller's follow-ups on a policy. 404 for a policy outside the book of business.",
  params: z.strictObject({ policyNumber }),
  response: ofPolicy,
});

const version = z.int().check(z.gte(1), z.lte(999_999_999));

export const saveFollowUp = endpoint({
  ...change,
  name: 'saveFollowUp',
  method: 'POST',
  path: '/API/UserData/FollowUps',
  summary:
    'Sets or changes a follow-up on an open requirement of a pending policy or an item of Today, which leaves its group until that day. With a personId, that person of the agency gets it, with a note of one line; the private note of its former owner is deleted. Its owner, the user who gave it, and the agent may give it. Answers the follow-ups of the caller on the policy. 400 for a person who may not see the item; 404 if there is no such item for the caller; 409 if the version is not the latest, or if a user has the maximum number.',
  body: z.lazy(() =>
    z.strictObject({
      ...about,
      /** Today or later by the business date; an unchanged date may be in the past. */
      followUpDate: dateParam,
      note: severalLines({ min: 0, max: longestFollowUpNote }),
      /** Whether it is done. @default false */
      isDone: z.optional(z.boolean()),
      /** Who gets it. Without it, the caller. */
      personId: z.optional(z.int()),
      /** The owner of the follow-up that was read; absent for the caller. */
      ownerId: z.optional(z.int()),
      /** The version that was read; null for a new follow-up. */
      version: z.nullable(version),
    }),
  ),
  response: ofPolicy,
});

export const deleteFollowUp = endpoint({
  ...change,
  name: 'deleteFollowUp',
  method: 'DELETE',
  path: '/API/UserData/FollowUps/{subject}/{key}',
  summary:
    "Deletes a follow-up, if it exists: the caller's, or with an ownerId one that the caller gave, whose item is in the queue of all again. Answers the follow-ups of the caller on the policy. 409 if the version is not the latest.",
  params: z.strictObject(about),
  query: z.strictObject({
    version: intParam(1, 999_999_999),
    ownerId: z.optional(intParam(1, 999_999_999)),
  }),
  response: ofPolicy,
});

export const followUpsEndpoints = {
  getFollowUps,
  getPolicyFollowUps,
  saveFollowUp,
  deleteFollowUp,
};
