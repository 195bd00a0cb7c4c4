import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { openItem, TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { kindsOf } from '@agent-portal/data/work/today/subjects';
import { notFound } from '../../http/answers/problems.ts';
import { findHiding } from './findHiding.ts';
import { aboutOf, followUpKeyOf } from './followUpKey.ts';
import { findInGroup } from './getToday.ts';
import { findOpen, writeOpen } from './queries/presence.ts';
import type { TodayCall } from './TodaySource.ts';
import { withClients } from './withClients.ts';

/** The follow-ups that hide items from the caller. They are read once, and only if they are needed. */
type Hiding = ReturnType<typeof findHiding>;

/**
 * An item of the queue; of a list, an item with the follow-up that hides it: the caller's, otherwise the one that
 * was given to a person. One that others set for themselves is private.
 */
async function findItem(
  call: TodayCall,
  findHidingOnce: () => Hiding,
  { params: { kind }, body: { key } }: InputOf<typeof openItem>,
): Promise<TodayItem | undefined> {
  if (call.isListed && kind !== 'followUps') {
    const { owners } = call;
    const about = aboutOf(kind, key);
    const hiding = (await findHidingOnce()).filter(
      (one) => aboutOf('followUps', followUpKeyOf(one)) === about,
    );
    const own = owners.flatMap((owner) => hiding.filter(({ userId }) => userId === owner));
    const given = hiding.filter(({ userId }) => !owners.includes(userId));
    for (const one of [...own, ...given]) {
      const item = await findInGroup(call, 'followUps', followUpKeyOf(one));
      if (item) return item;
    }
  }
  return findInGroup(call, kind, key);
}

type Open = Pick<Awaited<ReturnType<typeof findOpen>>[number], 'kind' | 'key'>;

/**
 * All items, as `kind key`, that are about what others have open. The caller may see it in another group than they
 * do, or as a follow-up.
 */
async function takenBy(open: readonly Open[], findHidingOnce: () => Hiding): Promise<string[]> {
  if (open.length === 0) return [];
  const taken = new Set(open.map(({ kind, key }) => aboutOf(kind, key)));
  const ofKinds = (about: string) => {
    const [subject, key] = [about.split(' ', 1)[0], about.slice(about.indexOf(' ') + 1)];
    return kindsOf(subject as Parameters<typeof kindsOf>[0]).map((kind) => `${kind} ${key}`);
  };
  const ofFollowUps = (await findHidingOnce())
    .map(followUpKeyOf)
    .filter((key) => taken.has(aboutOf('followUps', key)));
  return [...[...taken].flatMap(ofKinds), ...ofFollowUps.map((key) => `followUps ${key}`)];
}

/**
 * Notes that the caller has an item open, and finds who else of the agency has: the agent, its sub-accounts,
 * and home office that acts for it.
 *
 * @throws {Problem} 404 when the item is not in the caller's queue
 */
export async function noteOpen(
  call: TodayCall,
  input: InputOf<typeof openItem>,
): Promise<OutputOf<typeof openItem>> {
  const { db, now } = call.deps;
  const { userId, producerId } = call.caller;
  let hiding: Hiding | undefined;
  const findHidingOnce = () => (hiding ??= findHiding(call));
  const item = await findItem(call, findHidingOnce, input);
  if (!item) throw notFound('This item is not in Today.');
  // One that is opened in a list is the same as in the queue.
  const kind: TodayKind = item.followUp ? 'followUps' : input.params.kind;
  const { key } = item;
  const holder = { userId, producerId };
  const at = now();
  await writeOpen(db, holder, { kind, key }, at);
  const open = await findOpen(db, holder, at);
  const about = aboutOf(kind, key);
  const same = open.filter((one) => aboutOf(one.kind, one.key) === about);
  // A user may have it open twice, in a list and in the queue.
  const others = new Map(same.map((one) => [one.userId, one.name]));
  const [withContact] = await withClients(call, [{ kind, items: [item] }]);
  return {
    others: [...others.values()].flatMap((name) => name ?? []),
    item: withContact?.items[0],
    taken: await takenBy(open, findHidingOnce),
  };
}
