import {
  getPeople,
  getToday,
  openItem,
  type TodayItem,
} from '@agent-portal/data/work/today/contract';
import { subjectOfKind } from '@agent-portal/data/work/today/subjects';
import { kindAccess } from '@agent-portal/data/work/today/kindAccess';
import { maySee } from '../../http/maySee.ts';
import { route, type Route } from '../../http/route.ts';
import { scopeOf } from '../../book/scope.ts';
import { callOf, ofBook } from './callOf.ts';
import { readToday, openGroup } from './getToday.ts';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { notFound } from '../../http/answers/problems.ts';
import { noteReading } from './queries/noteVisit.ts';
import { findOpen, writeOpen } from './queries/presence.ts';
import type { TodayCall } from './TodaySource.ts';
import { withClients } from './withClients.ts';

/** An item of the queue; of a list, an item with the follow-up that the caller has on it. */
async function findItem(
  call: TodayCall,
  { params: { kind }, body: { key } }: InputOf<typeof openItem>,
): Promise<TodayItem | undefined> {
  if (call.isListed && kind !== 'followUps') {
    const followUps = await openGroup(call, 'followUps');
    for (const owner of call.owners) {
      const item = await followUps.find(`${subjectOfKind[kind]} ${key} ${owner}`);
      if (item) return item;
    }
  }
  return (await openGroup(call, kind)).find(key);
}

/**
 * Notes that the caller has an item open, and finds who else of the agency has: the agent, its sub-accounts,
 * and home office that acts for it.
 *
 * @throws {Problem} 404 when the item is not in the caller's queue
 */
async function noteOpen(
  call: TodayCall,
  input: InputOf<typeof openItem>,
): Promise<OutputOf<typeof openItem>> {
  const { db, now } = call.deps;
  const { userId, producerId } = call.caller;
  const item = await findItem(call, input);
  if (!item) throw notFound('This item is not in your queue.');
  // One that is opened in a list is the same as in the queue.
  const kind = item.followUp ? 'followUps' : input.params.kind;
  const { key } = item;
  const holder = { userId, producerId };
  const at = now();
  await writeOpen(db, holder, { kind, key }, at);
  const open = await findOpen(db, holder, at);
  const others = open.filter((one) => one.kind === kind && one.key === key);
  const [withContact] = await withClients(call, [{ kind, items: [item] }]);
  return {
    others: others.flatMap(({ name }) => name ?? []),
    item: withContact?.items[0],
    taken: open.map((one) => `${one.kind} ${one.key}`),
  };
}

/** The people who may have follow-ups on items of a group; none for a caller who may not see it. */
function peopleOf(
  { caller, people, sees }: TodayCall,
  { params: { kind } }: InputOf<typeof getPeople>,
): OutputOf<typeof getPeople> {
  const access = kindAccess[kind];
  const able = sees(access) ? people.filter((person) => maySee(person, access, caller)) : [];
  return {
    people: able.map(({ userId: personId, name }) => ({
      personId,
      name,
      isYou: personId === caller.userId,
    })),
  };
}

/** Today: the queue of /my-business. */
export const todayRoutes: readonly Route[] = [
  route(getToday, async ({ input: { query }, ...call }) => {
    const { db, today } = call.deps;
    const agentIds = await scopeOf(db, call.caller, query.viewAs);
    const isReading = query.all?.includes('changes') ?? false;
    const opened = await callOf(call, { whose: query.whose ?? 'mine', isReading });
    // The changes of one agent are not all that there are.
    if (isReading && query.viewAs === undefined) await noteReading(db, call.caller, today);
    return readToday(ofBook(opened, agentIds), query);
  }),

  route(openItem, async ({ input, ...call }) =>
    noteOpen(
      await callOf(call, {
        isReading: input.params.kind === 'changes',
        isListed: input.body.isListed ?? false,
      }),
      input,
    ),
  ),

  route(getPeople, async ({ input, ...call }) => peopleOf(await callOf(call), input)),
];
