import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { openItem } from '@agent-portal/data/today/contract';
import { notFound } from '../http/answers/problems.ts';
import { openGroup } from './getToday.ts';
import { findOthers, writeOpen } from './queries/presence.ts';
import type { TodayCall } from './TodaySource.ts';

/**
 * Notes that the caller has an item open, and finds who else of the agency has: the agent, its sub-accounts,
 * and home office that acts for it.
 *
 * @throws {Problem} 404 when the item is not in the caller's queue
 */
export async function noteOpen(
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
