import type { Area } from '../Area.ts';
import {
  getReadNotifications,
  markNotificationsRead,
} from '@agent-portal/data/read-notifications/contract';
import { route } from '../http/route.ts';
import type { Owner, SignedInCaller } from '../session/caller.ts';
import { findReadKeys, insertReadKeys } from './queries.ts';

/** Home office that acts for no one has its own. */
const ownerOf = (caller: SignedInCaller): Owner => ({
  userId: caller.userId,
  producerId: caller.kind === 'agent' ? caller.producerId : '',
});

export const readNotifications: Area = {
  routes: [
    route(getReadNotifications, async ({ caller, deps: { db } }) => ({
      keys: await findReadKeys(db, ownerOf(caller)),
    })),

    route(markNotificationsRead, async ({ caller, deps: { db, now }, input }) => {
      const owner = ownerOf(caller);
      const keys = [...new Set(input.body.keys)];
      await db.transaction((tx) => insertReadKeys(tx, owner, keys, now()));
      return { keys: await findReadKeys(db, owner) };
    }),
  ],
};
