import type { Area } from '../Area.ts';
import { createUserLimit, type UserLimit } from '../http/limits/userLimit.ts';
import { limits } from '../limits.ts';
import { alertNotices } from './notices.ts';
import { alertsStep } from './seed.ts';
import {
  addDistributionEmail,
  deleteAlertPreferences,
  deleteDistributionEmail,
  getAlertPreferences,
  getDistributionEmails,
  saveAlertPreferences,
  sendTestMessage,
} from '@agent-portal/data/alerts/contract';
import { auditedRoute, route, type Route } from '../http/route.ts';
import { addEmail, deletePreferences, removeEmail, savePreferences, sendTest } from './changes.ts';
import { emailsOf, preferencesOf } from './rules.ts';

/** [S7] The alert preferences of an agent, and where its alert e-mail goes. */
const alertsRoutes = (countTestMessage: UserLimit): readonly Route[] => [
  route(getAlertPreferences, ({ deps, caller }) => preferencesOf(deps, caller)),

  auditedRoute('alert change refused', saveAlertPreferences, async ({ deps, input, ...call }) => {
    await savePreferences(deps, call, input.body);
    return preferencesOf(deps, call.caller);
  }),

  auditedRoute('alert change refused', deleteAlertPreferences, async ({ deps, input, ...call }) => {
    await deletePreferences(deps, call, input.query.version);
    return preferencesOf(deps, call.caller);
  }),

  route(getDistributionEmails, ({ deps, caller }) => emailsOf(deps, caller)),

  auditedRoute('alert change refused', addDistributionEmail, async ({ deps, input, ...call }) => {
    await addEmail(deps, call, input.query.email);
    return emailsOf(deps, call.caller);
  }),

  auditedRoute(
    'alert change refused',
    deleteDistributionEmail,
    async ({ deps, input, ...call }) => {
      await removeEmail(deps, call, input.query.emailId);
      return emailsOf(deps, call.caller);
    },
  ),

  auditedRoute('alert change refused', sendTestMessage, async ({ deps, input, ...call }) => {
    await countTestMessage(call.caller.userId);
    await sendTest(deps, call, input.body.emailIds);
    return emailsOf(deps, call.caller);
  }),
];

export const alerts: Area = {
  routes: ({ pool }) => alertsRoutes(createUserLimit(pool, limits.testMessages)),
  seedSteps: [alertsStep],
  notices: { list: alertNotices },
};
