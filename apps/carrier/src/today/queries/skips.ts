import type { TodayKind } from '@agent-portal/data/today/contract';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import type { Owners } from '../../follow-ups/queries.ts';
import type { Keeper } from '../../session/caller.ts';
import { todaySkips } from '../tables.ts';

const belongsTo = ({ userId, producerId }: Keeper) =>
  and(eq(todaySkips.userId, userId), eq(todaySkips.producerId, producerId));

/** The keys of the items that some users put off beyond today, by group. */
export async function findSkipped(
  db: Database,
  { userIds, producerId }: Owners,
  today: string,
): Promise<ReadonlyMap<TodayKind, ReadonlySet<string>>> {
  const rows = await db
    .select({ kind: todaySkips.kind, key: todaySkips.itemKey })
    .from(todaySkips)
    .where(
      and(
        isAnyOf(todaySkips.userId, userIds),
        eq(todaySkips.producerId, producerId),
        gt(todaySkips.untilOn, today),
      ),
    );
  return new Map(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) => [
      kind,
      new Set(of.map(({ key }) => key)),
    ]),
  );
}

/** Puts an item off, and drops those whose day has come. */
export async function writeSkip(
  tx: Database,
  skip: typeof todaySkips.$inferInsert,
  today: string,
): Promise<void> {
  await tx.delete(todaySkips).where(and(belongsTo(skip), lte(todaySkips.untilOn, today)));
  await tx
    .insert(todaySkips)
    .values(skip)
    .onConflictDoUpdate({
      target: [todaySkips.userId, todaySkips.producerId, todaySkips.kind, todaySkips.itemKey],
      set: skip,
    });
}

/** Takes a skip back. @returns the policy of the item, or undefined when nothing was put off */
export async function deleteSkip(
  tx: Database,
  keeper: Keeper,
  { kind, key }: { readonly kind: TodayKind; readonly key: string },
) {
  const [gone] = await tx
    .delete(todaySkips)
    .where(and(belongsTo(keeper), eq(todaySkips.kind, kind), eq(todaySkips.itemKey, key)))
    .returning({ policyNumber: todaySkips.policyNumber, what: todaySkips.what });
  return gone;
}
