import * as z from 'zod/mini';
import { intParam, isoDateTime } from '../shapes.ts';
import { emailParam } from '../oneLine.ts';
import { endpoint } from '../endpoint.ts';

/** The events that an alert may report (decisions, 3). */
export const alertEvents = [
  'RequirementAdded',
  'RequirementOverdue',
  'PolicyIssued',
  'PolicyLapsed',
  'PolicyDeadline',
  'CommissionPosted',
  'ClaimUpdate',
] as const;
export type AlertEvent = (typeof alertEvents)[number];

/** Where an alert is delivered: by e-mail, or in the portal's notifications. */
export const alertChannels = ['Email', 'Portal'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** How often alerts of an event are sent. A day's or a week's alerts come in one e-mail. */
export const alertFrequencies = ['AtOnce', 'Daily', 'Weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Addresses that the alert e-mail of one agent may go to. */
export const mostDistributionEmails = 10;

/** Increases with each save; 0 if nothing was ever saved. */
const newestVersion = 999_999_999;

const preference = () =>
  z.strictObject({
    event: z.enum(alertEvents, `must be one of ${alertEvents.join(', ')}`),
    /** None: this event sends no alert. */
    channels: z
      .array(z.enum(alertChannels, `must be one of ${alertChannels.join(', ')}`))
      .check(z.maxLength(alertChannels.length, `must be at most ${alertChannels.length}`)),
    frequency: z.enum(alertFrequencies, `must be one of ${alertFrequencies.join(', ')}`),
  });
export type AlertPreference = z.output<ReturnType<typeof preference>>;

/** The agent's alert preferences. Each call answers the current ones. */
const preferences = z.lazy(() =>
  z.object({
    /** By event, in the order of `alertEvents`; a missing event sends no alert. */
    preferences: z.array(preference()),
    /** Null if nothing was saved yet. */
    lastSaved: z.optional(
      z.nullable(
        z.object({
          at: isoDateTime,
          /** The name of the user who saved it, if known. */
          by: z.nullable(z.string()),
          byHomeOffice: z.boolean(),
        }),
      ),
    ),
    /** The version that was read. A save sends it back. */
    version: z.optional(z.int()),
    /** The day of the week on which weekly e-mail goes out: 'Monday'. */
    weeklyOn: z.optional(z.string()),
  }),
);

const distributionEmail = () =>
  z.object({
    emailId: z.string(),
    email: z.string(),
    /** When the last test message was sent to it; null if there was none. */
    testedAt: z.optional(z.nullable(isoDateTime)),
  });
export type DistributionEmail = z.output<ReturnType<typeof distributionEmail>>;

/** The addresses, in the order in which they were added. Each call answers the current ones. */
const distributionEmails = z.lazy(() =>
  z.object({
    distributionEmails: z.array(distributionEmail()),
    /** The address of alert e-mail while this list is empty. */
    ownEmail: z.optional(z.string()),
  }),
);

const shared = {
  access: { who: 'agent', restricted: false, notFor: 'sub-account', feature: 'left_nav' },
  source: '[S7] Alerts; decisions, 3 (/account-settings/alerts)',
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

const emailId = z.string().check(z.minLength(1), z.maxLength(40));

export const getAlertPreferences = endpoint({
  ...shared,
  name: 'getAlertPreferences',
  method: 'GET',
  effect: 'read',
  path: '/API/Alerts/GetAlertPreferences',
  summary:
    'The agent’s alert preferences: which events, where and how often. The same for everyone who acts for the agent.',
  response: preferences,
  onServerError: 'page',
});

export const saveAlertPreferences = endpoint({
  ...shared,
  name: 'saveAlertPreferences',
  method: 'POST',
  effect: 'change',
  path: '/API/Alerts/AddOrUpdateAlertPreferences',
  summary:
    'Saves the agent’s alert preferences; events that are not named stay as they are. If the call names a version, 409 if another user saved after it.',
  body: z.lazy(() =>
    z.strictObject({
      preferences: z
        .array(preference())
        .check(
          z.minLength(1, 'must not be empty'),
          z.maxLength(alertEvents.length, `must be at most ${alertEvents.length}`),
        ),
      version: z.optional(z.int().check(z.gte(0), z.lte(newestVersion))),
    }),
  ),
  response: preferences,
});

export const deleteAlertPreferences = endpoint({
  ...shared,
  name: 'deleteAlertPreferences',
  method: 'DELETE',
  effect: 'change',
  path: '/API/Alerts/DeleteAlertPreferences',
  summary:
    'Deletes all preferences, which turns alerts off. If the call names a version, 409 if another user saved after it.',
  query: z.strictObject({ version: z.optional(intParam(0, newestVersion)) }),
  response: preferences,
});

export const getDistributionEmails = endpoint({
  ...shared,
  name: 'getDistributionEmails',
  method: 'GET',
  effect: 'read',
  path: '/API/Alerts/GetDistributionEmails',
  summary: "Where the agent's alert e-mail goes.",
  response: distributionEmails,
  onServerError: 'page',
});

export const addDistributionEmail = endpoint({
  ...shared,
  name: 'addDistributionEmail',
  method: 'POST',
  effect: 'change',
  path: '/API/Alerts/AddDistributionEmail',
  summary:
    'Adds an address for alert e-mail. 409 if the agent has the address already, or has the maximum number.',
  query: z.strictObject({
    email: emailParam().check(z.toLowerCase()),
  }),
  response: distributionEmails,
});

export const deleteDistributionEmail = endpoint({
  ...shared,
  name: 'deleteDistributionEmail',
  method: 'DELETE',
  effect: 'change',
  path: '/API/Alerts/DeleteDistributionEmail',
  summary: 'Removes an address.',
  query: z.strictObject({ emailId }),
  response: distributionEmails,
});

export const sendTestMessage = endpoint({
  ...shared,
  name: 'sendTestMessage',
  method: 'POST',
  effect: 'change',
  path: '/API/UserData/SendEmailNotifications',
  source: '[S7] User data; decisions, 9',
  summary: 'Sends a test message to addresses of the agent; to none of them if one does not exist.',
  body: z.lazy(() =>
    z.strictObject({
      kind: z.literal('test', 'must be test'),
      emailIds: z
        .array(emailId)
        .check(
          z.minLength(1, 'must not be empty'),
          z.maxLength(mostDistributionEmails, `must be at most ${mostDistributionEmails}`),
        ),
    }),
  ),
  response: distributionEmails,
});

export const alertsEndpoints = {
  getAlertPreferences,
  saveAlertPreferences,
  deleteAlertPreferences,
  getDistributionEmails,
  addDistributionEmail,
  deleteDistributionEmail,
  sendTestMessage,
};
