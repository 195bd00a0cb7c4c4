import * as z from 'zod/mini';
import { isoDate } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import {
  chosenValues,
  filtersParam,
  includeCountsParam,
  pageEnvelope,
  pagingParams,
} from '../list.ts';
import { agentRef } from '../policies/shapes.ts';
import { policiesAccess } from '../policies/policiesAccess.ts';

/** The dates of a policy that an agent should know before they come, most urgent kind first. */
export const deadlineKinds = [
  'GraceEnd',
  'ConversionEnd',
  'TermEnd',
  'AgeChange',
  'Anniversary',
  'Birthday',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** How many days ahead a list looks, as text in its filter. */
export const deadlineWindows = ['7', '30', '90'] as const;
export type DeadlineWindow = (typeof deadlineWindows)[number];

/** The role on the policy of the person with a birthday. */
export const deadlineParts = ['Insured', 'Owner', 'Insured and owner'] as const;

/** Deadlines within each window, today included. */
const windowCounts = () => z.object({ within7: z.int(), within30: z.int(), within90: z.int() });
export type WindowCounts = z.output<ReturnType<typeof windowCounts>>;

const deadline = () =>
  z.object({
    /** The id of the deadline, the same until it has passed. */
    deadlineId: z.optional(z.string()),
    kind: z.enum(deadlineKinds),
    /** The day itself: the last day of a right or of grace, or the day of a change. */
    dueOn: isoDate,
    /** Days from the business date; 0 is today. */
    daysLeft: z.int(),
    ...agentRef.shape,
    policyNumber: z.string(),
    primaryInsured: z.string(),
    productName: z.string(),
    /** Whose birthday or age change it is; null for other kinds. */
    person: z.nullable(z.string()),
    part: z.nullable(z.enum(deadlineParts)),
    /** The age that the person reaches, or the years that the policy is in force. */
    years: z.nullable(z.int()),
  });
export type Deadline = z.output<ReturnType<typeof deadline>>;

export const getDeadlines = endpoint({
  name: 'getDeadlines',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/Deadlines',
  source: 'an extension: deadlines of policies',
  isOptional: true,
  summary:
    'One page of the deadlines of active policies within 90 days, soonest first: the end of the grace period, of the conversion right and of the level term, changes of age, anniversaries and birthdays.',
  access: policiesAccess,
  query: z.strictObject({
    ...pagingParams,
    IncludeCounts: z.optional(includeCountsParam),
    filters: z.optional(
      filtersParam({
        viewAs: z.optional(z.string().check(z.maxLength(20))),
        kind: z.optional(
          z
            .array(z.enum(deadlineKinds, `must be one of ${deadlineKinds.join(', ')}`))
            .check(
              z.minLength(1, 'must have at least one value'),
              z.maxLength(deadlineKinds.length, `must have at most ${deadlineKinds.length} values`),
            ),
        ),
        /** Only those within this many days; without it, within 90. */
        days: z.optional(z.enum(deadlineWindows, `must be one of ${deadlineWindows.join(', ')}`)),
        /** Only those with these ids. */
        deadlineId: z.optional(chosenValues),
      }),
    ),
  }),
  response: z.lazy(() =>
    z.object({
      ...pageEnvelope,
      /** Of the chosen kinds, in each window. */
      tabCounts: z.optional(windowCounts()),
      /** In the chosen window, of each kind. */
      kindCounts: z.optional(
        z.object({
          GraceEnd: z.int(),
          ConversionEnd: z.int(),
          TermEnd: z.int(),
          AgeChange: z.int(),
          Anniversary: z.int(),
          Birthday: z.int(),
        }),
      ),
      deadlines: z.array(deadline()),
    }),
  ),
  onServerError: 'page',
  onForbidden: 'page',
});

export const deadlinesEndpoints = { getDeadlines };
