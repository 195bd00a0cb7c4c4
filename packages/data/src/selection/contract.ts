import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { excelExport } from '../fileResponses.ts';
import { longestFollowUpNote } from '../work/follow-ups/contract.ts';
import { filtersParam, orderByParam } from '../list.ts';
import { emailParam, severalLines } from '../oneLine.ts';
import { longestNote } from '../policies/actions/contract.ts';
import { pendingFilterShape } from '../policies/commonFilters.ts';
import { pendingSortFields } from '../policies/contract.ts';
import { policiesAccess } from '../policies/policiesAccess.ts';
import { agentRef, insuredClient, policyStatus } from '../policies/shapes.ts';
import {
  activeFilterShape,
  terminatedFilterShape,
} from '../policies/summaries/activeFilterShape.ts';
import { terminatedSortFields } from '../policies/summaries/contract.ts';
import { dateParam, isoDate, money } from '../shapes.ts';

/** The lists whose rows can be selected. Both versions of the issued lists have the same rows. */
export const selectionLists = ['Requirements', 'Pending', 'Active', 'Terminated'] as const;
export type SelectionList = (typeof selectionLists)[number];

/** The most rows that one call selects, or one file has. */
export const mostSelected = 10_000;

/** The most policies that one call changes. */
export const mostChanged = 200;

/** The most rows that a call sheet is made of: what several people call in a week. */
export const mostOnCallSheet = 500;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const shared = {
  access: policiesAccess,
  source: 'an extension: work on selected policies',
  isOptional: true,
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
} as const;

const policyNumber = z.string().check(z.minLength(1), z.maxLength(20));
const rowKey = z.string().check(z.minLength(1), z.maxLength(40));

/** A list with at least one value and not more than a maximum. */
const some = <Value extends z.ZodMiniType>(value: Value, most: number, what: string) =>
  z
    .array(value)
    .check(
      z.minLength(1, `must name at least one of the ${what}`),
      z.maxLength(most, `must name at most ${most.toLocaleString('en-US')} ${what}`),
    );

const params = z.strictObject({ list: z.enum(selectionLists) });

const orderBy = orderByParam([...new Set([...pendingSortFields, ...terminatedSortFields])]);

/** A row that is selected. Its key is the id of the requirement, or the number of the policy. */
const selectedRow = z.object({
  key: z.string(),
  policyNumber: z.string(),
  /** Null for a row that is a whole policy. */
  requirementId: z.nullable(z.string()),
  primaryInsured: z.string(),
});
export type SelectedRow = z.output<typeof selectedRow>;

export const getSelection = endpoint({
  ...shared,
  name: 'getSelection',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Selection/{list}',
  summary:
    'The keys and clients of all rows of a list, in its order and with its filters, at most 10,000; `total` counts all.',
  params,
  query: z.strictObject({
    orderBy: z.optional(orderBy),
    filters: z.optional(
      filtersParam({ ...pendingFilterShape, ...activeFilterShape, ...terminatedFilterShape }),
    ),
  }),
  response: z.object({ total: z.int(), rows: z.array(selectedRow) }),
});

/** In a body, an order is text as in an address. */
const rowsBody = (most: number) =>
  z.strictObject({ keys: some(rowKey, most, 'rows'), orderBy: z.optional(orderBy) });

export const exportSelection = endpoint({
  ...shared,
  name: 'exportSelection',
  method: 'POST',
  effect: 'read',
  path: '/API/PolicyInfo/Selection/{list}/Export',
  summary:
    'The named rows of a list as an Excel workbook, in the order of the list. Rows that are no longer in the list of the caller are left out.',
  params,
  body: rowsBody(mostSelected),
  response: excelExport('Selected-policies'),
});

const callSheetLine = () =>
  z.object({
    policyNumber: z.string(),
    primaryInsured: z.string(),
    ...insuredClient,
    ...agentRef.shape,
    policyStatus,
    /** The people to call, the insured first. A number is listed once. */
    phones: z.array(z.object({ name: z.string(), phone: z.string() })),
    /** Why it is pending, or why it ended. */
    why: z.nullable(z.string()),
    /** The day by which the first open requirement is due. */
    dueOn: z.nullable(isoDate),
    /** When a late policy lapses, how late it is, and what is due. */
    lapsesOn: z.nullable(isoDate),
    daysLate: z.int(),
    amountDue: z.nullable(money),
  });
export type CallSheetLine = z.output<ReturnType<typeof callSheetLine>>;

export const getCallSheet = endpoint({
  ...shared,
  name: 'getCallSheet',
  method: 'POST',
  effect: 'read',
  path: '/API/PolicyInfo/Selection/{list}/CallSheet',
  summary:
    'Who to call about the named rows of a list, one line for each policy, in the order of the list. Rows that are no longer in the list of the caller are left out.',
  params,
  body: rowsBody(mostOnCallSheet),
  response: z.lazy(() => z.object({ lines: z.array(callSheetLine()) })),
});

/** The outcome for one policy. */
const outcome = z.object({
  policyNumber: z.string(),
  requirementId: z.nullable(z.string()),
  isDone: z.boolean(),
  /** Why it was not possible, in a sentence; null if it is done. */
  reason: z.nullable(z.string()),
});
export type Outcome = z.output<typeof outcome>;

const change = {
  ...shared,
  method: 'POST',
  effect: 'change',
  response: z.object({ outcomes: z.array(outcome) }),
} as const;

export const requestContacts = endpoint({
  ...change,
  name: 'requestContacts',
  path: '/API/PolicyInfo/Selection/RequestContact',
  summary:
    'Takes the action RequestContact for up to 200 policies, each checked as takeAction checks one, and answers for each whether it is done. A repeated idempotencyKey takes no action twice.',
  body: z.lazy(() =>
    z.strictObject({
      policyNumbers: some(policyNumber, mostChanged, 'policies'),
      note: severalLines({ max: longestNote }),
      contactEmail: z.optional(emailParam()),
      idempotencyKey: z.string().check(z.regex(uuid, 'must be a UUID')),
    }),
  ),
});

export const setFollowUps = endpoint({
  ...change,
  name: 'setFollowUps',
  path: '/API/PolicyInfo/Selection/FollowUps',
  summary:
    'Sets a follow-up with the same date and note on up to 200 requirements. Each is checked as saveFollowUp checks one, and the answer says for each whether it is done. A row without a requirement means the open one of the policy that is due first. A repeated call changes nothing, and another follow-up on a requirement stays. With a personId, that person of the agency gets the follow-ups, as with assignFollowUp. A follow-up that is already there moves without its note. It is refused if the caller may not assign it, or if the person has it already. 400 for a person without access to policies.',
  body: z.lazy(() =>
    z.strictObject({
      rows: some(
        z.strictObject({ policyNumber, requirementId: z.nullable(rowKey) }),
        mostChanged,
        'rows',
      ),
      followUpDate: dateParam,
      note: severalLines({ min: 0, max: longestFollowUpNote }),
      /** Who gets the follow-ups. Without it, the caller. */
      personId: z.optional(z.int()),
    }),
  ),
});

export const watchPolicies = endpoint({
  ...change,
  name: 'watchPolicies',
  path: '/API/PolicyInfo/Selection/Watches',
  summary:
    'Watches up to 200 policies, each checked as watchPolicy checks one, and answers for each whether it is done. A watched policy stays so.',
  body: z.strictObject({ policyNumbers: some(policyNumber, mostChanged, 'policies') }),
});

export const selectionEndpoints = {
  getSelection,
  exportSelection,
  getCallSheet,
  requestContacts,
  setFollowUps,
  watchPolicies,
};
