import type { Area } from '../Area.ts';
import {
  endOtherSessions,
  endSession,
  exportActivity,
  getActivity,
  getSessions,
} from '@agent-portal/data/activity/contract';
import { auditedRoute, route } from '../http/route.ts';
import { exportList } from '../lists/exportList.ts';
import { activityList, filtersOf, getActivityPage, peopleOf } from './activityList.ts';
import { endOne, endOthers } from './endSessions.ts';
import { openSessionsOf } from './openSessionsOf.ts';
import { exportName } from '../lists/exportName.ts';

/** The activity of an account and its open sessions. */
export const activity: Area = {
  routes: [
    route(getActivity, ({ caller, deps, input }) => getActivityPage(deps, caller, input.query)),

    route(exportActivity, async ({ input: { query }, ...call }) => {
      const list = activityList(await peopleOf(call.deps, call.caller), query.filters?.timeZone);
      return {
        name: exportName(exportActivity, call.deps),
        body: await exportList(call, list, {
          orderBy: query.orderBy,
          filters: filtersOf(call.caller, query.filters),
        }),
      };
    }),

    route(getSessions, async ({ caller, deps }) => ({
      sessions: await openSessionsOf(deps, caller),
    })),

    auditedRoute('session end refused', endSession, async ({ deps, input, ...call }) => {
      await endOne(deps, call, input.params.sessionId);
      return { sessions: await openSessionsOf(deps, call.caller) };
    }),

    auditedRoute('session end refused', endOtherSessions, async ({ deps, ...call }) => {
      await endOthers(deps, call);
      return { sessions: await openSessionsOf(deps, call.caller) };
    }),
  ],
};
