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
import { auditedRoute, route, type Route } from '../http/route.ts';
import { assign, peopleOf, undo } from './assign.ts';
import { skip, unskip } from './changes.ts';
import { callOf, readGroup, readToday, openGroup } from './getToday.ts';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { notFound } from '../http/answers/problems.ts';
import { findOthers, writeOpen } from './queries/presence.ts';
import type { TodayCall } from './TodaySource.ts';

/**
 * Notes that the caller has an item open, and finds who else of the agency has: the agent, its sub-accounts,
 * and home office that acts for it.
 *
 * @throws {Problem} 404 when the item is not in the caller's queue
 */
async function noteOpen(
  call: TodayCall,
  { params: { kind }, body: { key } }: InputOf<typeof openItem>,
): Promise<OutputOf<typeof openItem>> {
  const { db, now } = call.deps;
  const { userId, producerId } = call.caller;
  const item = await (await openGroup(call, kind)).find(key);
  if (!item) throw notFound('This item is not in your queue.');
  const keeper = { userId, producerId };
  const at = now();
  await writeOpen(db, keeper, { kind, key }, at);
  return { others: await findOthers(db, keeper, { kind, key }, at) };
}

/** Today: the queue of /my-business. */
export const todayRoutes: readonly Route[] = [
  route(getToday, async ({ deps, caller, input: { query } }) =>
    readToday(await callOf(deps, caller, query.whose ?? 'mine'), query),
  ),

  route(getTodayGroup, async ({ deps, caller, input }) =>
    readGroup(await callOf(deps, caller, input.query.whose ?? 'mine'), input),
  ),

  auditedRoute('item skip refused', skipItem, async ({ deps, caller, input, requestId }) =>
    skip({ call: await callOf(deps, caller), requestId }, input),
  ),

  auditedRoute('item skip refused', unskipItem, async ({ deps, caller, input, requestId }) =>
    unskip({ call: await callOf(deps, caller), requestId }, input),
  ),

  route(openItem, async ({ deps, caller, input }) => noteOpen(await callOf(deps, caller), input)),

  route(getPeople, async ({ deps, caller, input }) => peopleOf(await callOf(deps, caller), input)),

  auditedRoute('item assignment refused', assignItem, async ({ deps, caller, input, requestId }) =>
    assign({ call: await callOf(deps, caller), requestId }, input),
  ),

  auditedRoute(
    'item assignment refused',
    undoAssignment,
    async ({ deps, caller, input, requestId }) =>
      undo({ call: await callOf(deps, caller), requestId }, input),
  ),
];
