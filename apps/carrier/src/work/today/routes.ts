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
import { auditedRoute, route, type Route } from '../../http/route.ts';
import { assign, peopleOf, undo } from './assign.ts';
import { skip, unskip } from './changes.ts';
import { callOf, readGroup, readToday, openGroup } from './getToday.ts';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { notFound } from '../../http/answers/problems.ts';
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
  route(getToday, async ({ input: { query }, ...call }) =>
    readToday(await callOf(call, query.whose ?? 'mine'), query),
  ),

  route(getTodayGroup, async ({ input, ...call }) =>
    readGroup(await callOf(call, input.query.whose ?? 'mine'), input),
  ),

  auditedRoute('item skip refused', skipItem, async ({ input, ...call }) =>
    skip(await callOf(call), input),
  ),

  auditedRoute('item skip refused', unskipItem, async ({ input, ...call }) =>
    unskip(await callOf(call), input),
  ),

  route(openItem, async ({ input, ...call }) => noteOpen(await callOf(call), input)),

  route(getPeople, async ({ input, ...call }) => peopleOf(await callOf(call), input)),

  auditedRoute('item assignment refused', assignItem, async ({ input, ...call }) =>
    assign(await callOf(call), input),
  ),

  auditedRoute('item assignment refused', undoAssignment, async ({ input, ...call }) =>
    undo(await callOf(call), input),
  ),
];
