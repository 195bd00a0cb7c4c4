import type { TodayKind } from '@agent-portal/data/today/contract';
import { and, asc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { Keeper } from '../../../session/caller.ts';
import { displayNameOf } from '../../../session/queries.ts';
import { users } from '../../../session/tables.ts';
import { todayOpen } from '../tables.ts';

/** An item counts as open for this long after its user said so: a minute. */
const openMs = 60_000;

/** Notes that a user has an item open. What the agency no longer has open is dropped. */
export async function writeOpen(
  db: Database,
  { userId, producerId }: Keeper,
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

/** The names of the other users of the agency who have an item open. */
export async function findOthers(
  db: Database,
  { userId, producerId }: Keeper,
  { kind, key }: { readonly kind: TodayKind; readonly key: string },
  at: Date,
): Promise<string[]> {
  const found = await db
    .select({ name: displayNameOf(users).name })
    .from(todayOpen)
    .innerJoin(users, eq(users.userId, todayOpen.userId))
    .where(
      and(
        eq(todayOpen.producerId, producerId),
        eq(todayOpen.kind, kind),
        eq(todayOpen.itemKey, key),
        ne(todayOpen.userId, userId),
        gt(todayOpen.openedAt, new Date(at.getTime() - openMs)),
      ),
    )
    .orderBy(asc(todayOpen.openedAt));
  return found.flatMap(({ name }) => name ?? []);
}
