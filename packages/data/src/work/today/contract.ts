import * as z from 'zod/mini';
import { contactResult } from '../contacts/shapes.ts';
import { endpoint } from '../../endpoint.ts';
import { oneLine } from '../../oneLine.ts';
import { policyActions } from '../../policies/actions/policyActions.ts';
import { agentRef } from '../../policies/shapes.ts';
import { isoDate, isoDateTime, timeZone } from '../../shapes.ts';
import { followUpSubjects } from './subjects.ts';

/** The groups of the queue, most urgent first (decisions, 11). */
export const todayKinds = [
  'lapsing',
  'overdueRequirements',
  'dueThisWeek',
  'followUps',
  'cases',
  'claims',
  'chargebacksAtRisk',
  'declinedPayments',
  'deadlines',
  'endings',
  'changes',
] as const;
export type TodayKind = (typeof todayKinds)[number];

/** Who has to act next. An agent is one of the caller's downline. */
export const todayActors = ['You', 'Client', 'Agent', 'Home office'] as const;

/** The one action of an item; with `open`, its own page is the place to act. */
export const todayActions = ['takeAction', 'followUp', 'resend', 'open'] as const;

/** The maximum number of items of a group, at first and in full. Its page has the others. */
export const groupSizes = { first: 5, all: 100 } as const;

/** The longest note to the person who gets a follow-up, in characters. */
export const longestAssignNote = 500;

/** Whose follow-ups a list has: the caller's, or those of all people of the agency. */
export const whoseItems = ['mine', 'everybody'] as const;
export type Whose = (typeof whoseItems)[number];

/** A person of the agency: the agent, or one of its active sub-accounts. */
export const person = () => z.object({ personId: z.int(), name: z.string() });
export type Person = z.output<ReturnType<typeof person>>;

/** A follow-up that is due, as its owner set it or another user gave it. */
const dueFollowUp = () =>
  z.object({
    subject: z.enum(followUpSubjects),
    /** The key of the item that it is about. */
    key: z.string(),
    version: z.int(),
    owner: z.object({ ...person().shape, isYou: z.boolean() }),
    /** The name of the user who gave it; null if its owner set it. */
    by: z.nullable(z.string()),
  });

/** One thing to do. */
const todayItem = () =>
  z.object({
    /** Identifies the item in its group, also after the queue has changed. */
    key: z.string(),
    /** The client, or the agent whose license expires. */
    who: z.string(),
    policyNumber: z.nullable(z.string()),
    /** The writing agent, or the agent that it is about. */
    ...agentRef.shape,
    /** The client's phone number, if the caller may see it. */
    phone: z.nullable(z.string()),
    /** The client's e-mail address, if the caller may see it. */
    email: z.optional(z.nullable(z.string())),
    what: z.string(),
    /** A few words after the name: what is due, or what happened. @default who has to act */
    detail: z.optional(z.string()),
    /** The day by which it has to be done. */
    by: z.nullable(isoDate),
    /** The day of a future appointment. The item is not late before that day. */
    plannedOn: z.optional(z.nullable(isoDate)),
    /** Days past the day by which it has to be done; 0 unless late. */
    daysLate: z.int(),
    /** Days until that day; null if it has passed, or there is none. */
    daysLeft: z.nullable(z.int()),
    /** Why it is in the queue, in a sentence. */
    why: z.string(),
    actor: z.enum(todayActors),
    action: z.enum(todayActions),
    requirementId: z.nullable(z.string()),
    /** The action that answers the requirement. */
    suggestedAction: z.optional(z.nullable(z.enum(policyActions))),
    envelopeId: z.nullable(z.string()),
    /** Who gets the e-mail of the case. */
    recipient: z.nullable(z.object({ name: z.string(), email: z.string() })),
    /** The private note of the caller's follow-up. */
    note: z.nullable(z.string()),
    /**
     * The follow-up of an item in the group of follow-ups. Null in other groups, which omit items with a follow-up.
     */
    followUp: z.nullable(dueFollowUp()),
    /** Who finished a follow-up on it today, and when. Set if the caller assigned it or sees everybody's items. */
    finished: z.optional(z.object({ by: z.string(), at: isoDateTime })),
    /**
     * The last contact with the client about it; null without one. Absent if there is no client, or the carrier
     * records no contacts.
     */
    lastContact: z.optional(z.nullable(contactResult())),
  });
export type TodayItem = z.output<ReturnType<typeof todayItem>>;

/** One thing that the caller did, or that another user finished for it. */
const doneItem = () =>
  z.object({
    at: isoDateTime,
    what: z.string(),
    who: z.string(),
    policyNumber: z.nullable(z.string()),
    /** The name of the user who did it; null for the caller. */
    by: z.nullable(z.string()),
  });
export type DoneItem = z.output<ReturnType<typeof doneItem>>;

/** A group of the queue with its first items. */
const todayGroup = () =>
  z.object({
    kind: z.enum(todayKinds),
    total: z.int(),
    /** The number of items that follow-ups hide; absent if the carrier does not count them. */
    planned: z.optional(z.int()),
    items: z.array(todayItem()),
  });
export type TodayGroup = z.output<ReturnType<typeof todayGroup>>;

/** Common to all calls. Each group also needs the role of its page. */
const shared = {
  access: { who: 'agent', restricted: false },
  source: 'an extension: the queue of /my-business',
  isOptional: true,
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

const kind = z.enum(todayKinds, `must be one of ${todayKinds.join(', ')}`);
const kinds = z.codec(z.string(), z.array(kind), {
  decode: (text) => text.split(',') as TodayKind[],
  encode: (values) => values.join(','),
});
const key = oneLine({ max: 80 });
/** @default mine */
const whose = z.optional(z.enum(whoseItems, `must be one of ${whoseItems.join(', ')}`));

export const getToday = endpoint({
  ...shared,
  name: 'getToday',
  method: 'GET',
  effect: 'read',
  path: '/API/Business/Today',
  summary:
    'What the caller has to do, in groups by urgency, each with its first items, and what it did today. It also notes the visit.',
  query: z.strictObject({
    /** The zone in which the day of `doneToday` starts. @default UTC */
    timeZone: z.optional(timeZone),
    whose,
    /** An agent id of the caller or its downline. Limits the queue to this agent's book. @default the whole book */
    viewAs: z.optional(z.string().check(z.maxLength(20))),
    /** The groups to answer in full. @default none */
    all: z.optional(kinds),
  }),
  response: z.lazy(() =>
    z.object({
      /** The business date. */
      asOf: isoDate,
      /** When the carrier answered. */
      answeredAt: z.optional(isoDateTime),
      /**
       * The first day of the group of changes: that of the last visit, or of its reading, and at the visit in which
       * the user read them the day after. A user reads them as a whole group. Null before.
       */
      since: z.nullable(isoDate),
      groups: z.array(todayGroup()),
      doneToday: z.array(doneItem()),
      /** Whether the agency has more people than the caller. */
      hasColleagues: z.boolean(),
    }),
  ),
});
export type Today = z.output<typeof getToday.response>;

export const openItem = endpoint({
  ...shared,
  name: 'openItem',
  method: 'POST',
  effect: 'change',
  path: '/API/Business/Today/{kind}/Open',
  summary:
    'Notes for 25 seconds that the caller has an item open, and answers it, who else of the agency has it open, and which items others have open. 404 if it is not in the queue.',
  params: z.strictObject({ kind }),
  body: z.strictObject({
    key,
    /**
     * It is in a list: the item is also answered when it is not due yet, and with the follow-up that hides it.
     * @default false
     */
    isListed: z.optional(z.boolean()),
  }),
  response: z.lazy(() =>
    z.object({
      /** The names of the other users, also of those who opened it in another group. */
      others: z.array(z.string()),
      /** The item, even if the queue shows only the first ones of its group. */
      item: z.optional(todayItem()),
      /** All items that others have open, as `kind key`, in each group that may show them. */
      taken: z.optional(z.array(z.string())),
    }),
  ),
});

export const getPeople = endpoint({
  ...shared,
  name: 'getPeople',
  method: 'GET',
  effect: 'read',
  path: '/API/Business/Today/{kind}/People',
  summary:
    'The people of the agency who may have a follow-up on items of a group: the agent first, then by name.',
  params: z.strictObject({ kind }),
  response: z.lazy(() =>
    z.object({ people: z.array(z.object({ ...person().shape, isYou: z.boolean() })) }),
  ),
});

export const todayEndpoints = { getToday, openItem, getPeople };
