import type { TodayKind } from '@agent-portal/data/work/today/contract';
import { and, asc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { Owner } from '../../../session/caller.ts';
import { displayNameOf } from '../../../session/queries.ts';
import { users } from '../../../session/tables.ts';
import { todayOpen } from '../tables.ts';

/** An item counts as open for this long after its user said so. Pages say it every nine seconds. */
const openMs = 25_000;

/** Records that a user has an item open. Removes items that no one of the agency has open. */
export async function writeOpen(
  db: Database,
  { userId, producerId }: Owner,
  { kind, key }: { readonly kind: TodayKind; readonly key: string },
  at: Date,
): Promise<void> {
  const old = new Date(at.getTime() - openMs);
  await db
    .delete(todayOpen)
    .where(and(eq(todayOpen.producerId, producerId), lte(todayOpen.openedAt, old)));
  await db
    .insert(todayOpen)
    .values({ producerId, kind, itemKey: key, userId, openedAt: at })
    .onConflictDoUpdate({
      target: [todayOpen.producerId, todayOpen.kind, todayOpen.itemKey, todayOpen.userId],
      set: { openedAt: at },
    });
}

/** The items that the other users of the agency have open, with their names, the first opened first. */
export const findOpen = (db: Database, { userId, producerId }: Owner, at: Date) =>
  db
    .select({
      kind: todayOpen.kind,
      key: todayOpen.itemKey,
      userId: todayOpen.userId,
      name: displayNameOf(users).name,
    })
    .from(todayOpen)
    .innerJoin(users, eq(users.userId, todayOpen.userId))
    .where(
      and(
        eq(todayOpen.producerId, producerId),
        ne(todayOpen.userId, userId),
        gt(todayOpen.openedAt, new Date(at.getTime() - openMs)),
      ),
    )
    .orderBy(asc(todayOpen.openedAt));
