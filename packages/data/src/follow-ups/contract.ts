import * as z from 'zod/mini';
import { dateParam, intParam, isoDate, isoDateTime } from '../shapes.ts';
import { oneLine, severalLines } from '../oneLine.ts';
import { endpoint } from '../endpoint.ts';
import { filtersParam, orderByParam, pagePosition, pagingParams } from '../list.ts';
import { policiesAccess } from '../policies/policiesAccess.ts';
import { insuredClient } from '../policies/shapes.ts';
import { longestAssignNote, person, whoseItems } from '../today/contract.ts';

/** The longest note of a follow-up, in characters. */
export const longestFollowUpNote = 2_000;

/** Follow-ups that a user may keep, closed ones among them. */
export const mostFollowUps = 1_000;

/** The latest date of a follow-up, in days from today: two years. A later date is a typing error. */
export const longestFollowUpDays = 731;

/** The state of a follow-up at the business date of the carrier. */
export const followUpStates = ['Overdue', 'Due today', 'Upcoming', 'Closed'] as const;
export type FollowUpState = (typeof followUpStates)[number];

/** The events that close a follow-up automatically. */
export const followUpEnds = [
  'Requirement met',
  'Policy no longer pending',
  'Requirement withdrawn',
] as const;

/** The quick tabs of the list; without one all show. */
export const followUpTabs = ['due', 'upcoming', 'closed'] as const;

/** Sortable columns; closed follow-ups are last by date in both directions. */
export const followUpSortFields = [
  'followUpDate',
  'policyNumber',
  'requirement',
  'primaryInsured',
] as const;

const policyNumber = z.string().check(z.minLength(1), z.maxLength(20));
const requirementId = z.string().check(z.minLength(1), z.maxLength(40));

export const followUp = () =>
  z.object({
    policyNumber: z.string(),
    primaryInsured: z.string(),
    ...insuredClient,
    requirementId: z.string(),
    requirement: z.string(),
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

/** What the calls share. Others of the agency see a follow-up without its note. */
const shared = {
  access: policiesAccess,
  source: 'an extension: requirement follow-up',
  isOptional: true,
} as const;

/** Errors of a part of a page show in that part. */
const inPart = { ...shared, onServerError: 'inline', onForbidden: 'inline' } as const;

/** Every follow-up of one policy, in the order of its requirements. */
const ofPolicy = z.lazy(() => z.object({ followUps: z.array(followUp()) }));

export const getFollowUps = endpoint({
  ...shared,
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
  summary:
    "The caller's follow-ups on a policy's requirements. 404 for a policy outside the book of business.",
  params: z.strictObject({ policyNumber }),
  response: ofPolicy,
});

export const saveFollowUp = endpoint({
  ...inPart,
  name: 'saveFollowUp',
  method: 'POST',
  effect: 'change',
  path: '/API/UserData/FollowUps',
  summary:
    'Sets or changes the follow-up of an open requirement of a pending policy; answers all follow-ups of the policy. 409 if the version is not the latest, or if the caller has the maximum number.',
  body: z.lazy(() =>
    z.strictObject({
      policyNumber,
      requirementId,
      /** Today or later by the business date; an unchanged date may be in the past. */
      followUpDate: dateParam,
      note: severalLines({ min: 0, max: longestFollowUpNote }),
      /** The version that was read; null for a new follow-up. */
      version: z.nullable(z.int().check(z.gte(1), z.lte(999_999_999))),
    }),
  ),
  response: ofPolicy,
});

export const deleteFollowUp = endpoint({
  ...inPart,
  name: 'deleteFollowUp',
  method: 'DELETE',
  effect: 'change',
  path: '/API/UserData/FollowUps/{policyNumber}/{requirementId}',
  summary:
    'Deletes a follow-up, if it exists; answers all follow-ups of the policy. 409 if the version is not the latest.',
  params: z.strictObject({ policyNumber, requirementId }),
  query: z.strictObject({ version: intParam(1, 999_999_999) }),
  response: ofPolicy,
});

export const assignFollowUp = endpoint({
  ...inPart,
  name: 'assignFollowUp',
  method: 'POST',
  effect: 'change',
  path: '/API/UserData/FollowUps/{policyNumber}/{requirementId}/Assignment',
  summary:
    'Gives an open follow-up to a person of the agency, with a note; the note of its former owner is deleted. Its owner, the user who gave it, and the agent may. Answers all follow-ups of the caller on the policy. 409 if the version is not the latest.',
  params: z.strictObject({ policyNumber, requirementId }),
  body: z.lazy(() =>
    z.strictObject({
      /** Who has it; null for the caller. */
      ownerId: z.nullable(z.int()),
      personId: z.int(),
      note: oneLine({ min: 0, max: longestAssignNote }),
      version: z.int().check(z.gte(1), z.lte(999_999_999)),
    }),
  ),
  response: ofPolicy,
});

export const followUpsEndpoints = {
  getFollowUps,
  getPolicyFollowUps,
  saveFollowUp,
  deleteFollowUp,
  assignFollowUp,
};
