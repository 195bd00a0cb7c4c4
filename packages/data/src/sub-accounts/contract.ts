import * as z from 'zod/mini';
import { dateParam, intParam, isoDate, isoDateTime } from '../shapes.ts';
import { emailParam, oneLine } from '../oneLine.ts';
import { endpoint, roles } from '../endpoint.ts';

export const mostSubAccounts = 100;

/** How long the link of an invitation works, in days. */
export const invitationDays = 7;

/** Characters that a first or a last name may have. */
export const longestName = 50;

/** The state of a sub-account at the business date; only an active one can sign in. */
export const subAccountStates = ['Invited', 'Active', 'Suspended', 'Ended'] as const;
export type SubAccountState = (typeof subAccountStates)[number];

/** What may have happened to a sub-account last. */
export const subAccountChanges = [
  'Invited',
  'Invited Again',
  'Accepted',
  'Access Changed',
  'Suspended',
  'Resumed',
  'Second Step Reset',
] as const;

const role = z.enum(roles, `must be one of ${roles.join(', ')}`);

const subAccount = () =>
  z.object({
    /** The user name for sign-in: the e-mail address of its invitation, in lower case. */
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    emailAddress: z.string(),
    roles: z.array(role),
    state: z.enum(subAccountStates),
    /** The last sign-in; null if there was none. */
    lastSignIn: z.nullable(isoDateTime),
    /** The last business date on which it can sign in; null if there is no end date. */
    endsOn: z.nullable(isoDate),
    /** When the link of its invitation expires or has expired; null once it was used. */
    invitedUntil: z.nullable(isoDateTime),
    /** Null if nothing has changed since the account was created. */
    lastChange: z.nullable(
      z.object({
        what: z.enum(subAccountChanges),
        at: isoDateTime,
        /** The name of the user who did it, if known. */
        by: z.nullable(z.string()),
        byHomeOffice: z.boolean(),
      }),
    ),
    /** Whether it has a second step at sign-in; absent if the carrier does not know. */
    hasSecondStep: z.optional(z.boolean()),
    /**
     * The number of its follow-ups that are not done, which another user gets when it can no longer sign in. Absent if the
     * carrier does not hand over any.
     */
    openFollowUps: z.optional(z.int()),
    /** The same number by the role that shows them, without zeros. Absent if the carrier does not know. */
    openByRole: z.optional(z.array(z.object({ role, count: z.int() }))),
    /**
     * Who gets its open items after its last day, as in `handOverTo`. Absent if the carrier does not hand over any.
     */
    takesOver: z.optional(z.string()),
    /** The version that was read. A change sends it back. */
    version: z.int(),
  });
export type SubAccount = z.output<ReturnType<typeof subAccount>>;

/** The current sub-accounts of the agent, by name. Every call answers them. */
const all = z.lazy(() => z.object({ subAccounts: z.array(subAccount()) }));

/** The answer to a change that can end access. */
const afterHandOver = z.lazy(() =>
  z.object({
    subAccounts: z.array(subAccount()),
    /** Who got how many of its open follow-ups, the chosen user first. Absent if the carrier does not hand over any. */
    handedOver: z.optional(z.array(z.object({ name: z.string(), count: z.int() }))),
  }),
);

const shared = {
  access: { who: 'agent', restricted: false, notFor: 'sub-account', feature: 'left_nav' },
  source: 'decisions, 3 (/account-settings/users)',
  isOptional: true,
  response: all,
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

const params = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(254)),
});

const version = z.int().check(z.gte(1), z.lte(999_999_999));

/** `handOverTo` for the agent itself. Every other value is the user name of a sub-account. */
export const toAgent = 'agent';

/** Who takes the open follow-ups of a sub-account that can no longer sign in. */
const handOverTo = z.optional(oneLine({ max: 254 }));

const name = oneLine({ max: longestName });

const someRoles = z
  .array(role)
  .check(z.maxLength(roles.length, `must have at most ${roles.length} roles`));

export const getSubAccounts = endpoint({
  ...shared,
  name: 'getSubAccounts',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/SubAccounts',
  summary: "The agent's sub-accounts, by name. The same for everyone who acts for the agent.",
  onServerError: 'page',
  onForbidden: 'page',
});

export const inviteSubAccount = endpoint({
  ...shared,
  name: 'inviteSubAccount',
  method: 'POST',
  effect: 'change',
  path: '/API/UserData/SubAccounts',
  summary:
    'Creates a sub-account and sends it a link to set a password. The link works once, for seven days. 409 if the address already has an account, or if the agent has the maximum number of sub-accounts.',
  body: z.lazy(() =>
    z.strictObject({
      firstName: name,
      lastName: name,
      emailAddress: emailParam().check(z.toLowerCase()),
      roles: someRoles,
      /** Today or later by the business date; null for access that does not end by itself. */
      endsOn: z.nullable(dateParam),
      /** Who takes its open items after its last day: a colleague, or `agent`. @default agent */
      takesOver: handOverTo,
    }),
  ),
});

export const changeSubAccount = endpoint({
  ...shared,
  name: 'changeSubAccount',
  method: 'POST',
  effect: 'change',
  path: '/API/UserData/SubAccounts/{username}',
  summary:
    "Changes the access of a sub-account and its end date, or suspends and resumes it; fields that are not named stay. Takes effect with the next call; a suspended sub-account is logged out. When it is suspended or can no longer see policies, 'handOverTo' takes its open follow-ups. 409 if the version is not the latest, or if there are open follow-ups and no 'handOverTo'.",
  params,
  body: z.lazy(() =>
    z.strictObject({
      roles: z.optional(someRoles),
      /** Today or later by the business date; an unchanged date may be in the past. */
      endsOn: z.optional(z.nullable(dateParam)),
      state: z.optional(z.enum(['Active', 'Suspended'], 'must be Active or Suspended')),
      /**
       * Required to suspend a sub-account with open follow-ups, or to remove its role for policies: an active
       * colleague with items on Today, or `agent`.
       */
      handOverTo,
      /** Who takes its open items after its last day: a colleague, or `agent`. @default agent */
      takesOver: handOverTo,
      version,
    }),
  ),
  response: afterHandOver,
});

export const inviteAgain = endpoint({
  ...shared,
  name: 'inviteAgain',
  method: 'POST',
  effect: 'change',
  path: '/API/UserData/SubAccounts/{username}/Invitation',
  summary:
    'Sends an invitation again, with a new link; the previous link ends. 409 if it was accepted, or if the version is not the latest.',
  params,
  body: z.strictObject({ version }),
});

export const removeSubAccount = endpoint({
  ...shared,
  name: 'removeSubAccount',
  method: 'DELETE',
  effect: 'change',
  path: '/API/UserData/SubAccounts/{username}',
  summary:
    "Removes a sub-account, if it exists, or withdraws its invitation; it is logged out, and 'handOverTo' takes its open follow-ups. 409 if the version is not the latest, or if there are open follow-ups and no 'handOverTo'.",
  params,
  query: z.strictObject({ version: intParam(1, 999_999_999), handOverTo }),
  response: afterHandOver,
});

export const resetSecondStep = endpoint({
  ...shared,
  access: { ...shared.access, inPerson: true },
  name: 'resetSecondStep',
  method: 'POST',
  effect: 'change',
  path: '/API/UserData/SubAccounts/{username}/SecondStepReset',
  summary:
    'Removes the second step of a sub-account, for example after a lost phone; it is logged out. 409 if the version is not the latest.',
  params,
  body: z.strictObject({ version }),
});

export const subAccountsEndpoints = {
  getSubAccounts,
  inviteSubAccount,
  changeSubAccount,
  inviteAgain,
  removeSubAccount,
  resetSecondStep,
};
