import type { Area, AreaNeeds } from '../Area.ts';
import {
  getReadNotifications,
  getTemporaryMessages,
  markNotificationsRead,
  type TemporaryMessage,
} from '@agent-portal/data/notifications/contract';
import { type Route, route } from '../http/route.ts';
import type { Owner, SignedInCaller } from '../session/caller.ts';
import { findReadKeys, findTemporaryMessages, insertReadKeys } from './queries.ts';

/** Home office acting for no one has its own read keys. */
const ownerOf = (caller: SignedInCaller): Owner => ({
  userId: caller.userId,
  producerId: caller.kind === 'agent' ? caller.producerId : '',
});

const byDate = (a: TemporaryMessage, b: TemporaryMessage) =>
  b.publishDate.localeCompare(a.publishDate);

const notificationsRoutes = ({ notices }: AreaNeeds): readonly Route[] => [
  route(getTemporaryMessages, async ({ deps, caller, requestId }) => {
    const own = await Promise.all(
      caller.kind === 'agent' ? notices.map((list) => list(deps, { caller, requestId })) : [],
    );
    return [...own.flat(), ...(await findTemporaryMessages(deps.db))].toSorted(byDate);
  }),

  route(getReadNotifications, async ({ caller, deps: { db } }) => ({
    keys: await findReadKeys(db, ownerOf(caller)),
  })),

  route(markNotificationsRead, async ({ caller, deps: { db, now }, input }) => {
    const owner = ownerOf(caller);
    const keys = [...new Set(input.body.keys)];
    await db.transaction((tx) => insertReadKeys(tx, owner, keys, now()));
    return { keys: await findReadKeys(db, owner) };
  }),
];

/** Messages in the Notifications panel, and which ones were read. */
export const notifications: Area = { routes: notificationsRoutes };
