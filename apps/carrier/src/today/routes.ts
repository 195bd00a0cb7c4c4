import {
  assignItem,
  getPeople,
  getToday,
  getTodayGroup,
  openItem,
  skipItem,
  undoAssignment,
  unskipItem,
} from '@agent-portal/data/today/contract';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';
import { type Route, route } from '../http/route.ts';
import { assign, peopleOf, refusedAssignment, undo } from './assign.ts';
import { refusedSkip, skip, unskip } from './changes.ts';
import { callOf, readGroup, readToday } from './getToday.ts';
import { noteOpen } from './noteOpen.ts';

const attempted: Route['attempted'] = async (c) => refusedSkip(c.get('caller'));

/** Today: the queue of /my-business. */
export const todayRoutes = (isFeatureOn: IsFeatureOn): readonly Route[] => [
  route(getToday, async ({ deps, caller, input: { query } }) =>
    readToday(await callOf(deps, caller, isFeatureOn, query.whose ?? 'mine'), query),
  ),

  route(getTodayGroup, async ({ deps, caller, input }) =>
    readGroup(await callOf(deps, caller, isFeatureOn, input.query.whose ?? 'mine'), input),
  ),

  {
    ...route(skipItem, async ({ deps, caller, input, requestId }) =>
      skip({ call: await callOf(deps, caller, isFeatureOn), requestId }, input),
    ),
    attempted,
  },

  {
    ...route(unskipItem, async ({ deps, caller, input, requestId }) =>
      unskip({ call: await callOf(deps, caller, isFeatureOn), requestId }, input),
    ),
    attempted,
  },

  route(openItem, async ({ deps, caller, input }) =>
    noteOpen(await callOf(deps, caller, isFeatureOn), input),
  ),

  route(getPeople, async ({ deps, caller, input }) =>
    peopleOf(await callOf(deps, caller, isFeatureOn), input),
  ),

  {
    ...route(assignItem, async ({ deps, caller, input, requestId }) =>
      assign({ call: await callOf(deps, caller, isFeatureOn), requestId }, input),
    ),
    attempted: async (c) => refusedAssignment(c.get('caller')),
  },

  {
    ...route(undoAssignment, async ({ deps, caller, input, requestId }) =>
      undo({ call: await callOf(deps, caller, isFeatureOn), requestId }, input),
    ),
    attempted: async (c) => refusedAssignment(c.get('caller')),
  },
];
