import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { longestSkipDays, type skipItem, type unskipItem } from '@agent-portal/data/today/contract';
import { addDays } from '../../db/dates.ts';
import { badRequest, notFound } from '../../http/answers/problems.ts';
import { lockUser } from '../../session/queries.ts';
import { auditChange } from '../../audit/auditChange.ts';
import { openGroup } from './getToday.ts';
import { deleteSkip, writeSkip } from './queries/done.ts';
import type { TodayCall } from './TodaySource.ts';

/**
 * Puts an item of the caller's queue off until a day, with a reason. Only the caller's queue hides it. The
 * change and its entry in the audit log are one transaction.
 *
 * @throws {Problem} 404 when the item is not in the queue; 400 for a day that has come or is too far ahead
 */
export async function skip(
  call: TodayCall,
  { params: { kind }, body: { key, reason, until } }: InputOf<typeof skipItem>,
): Promise<OutputOf<typeof skipItem>> {
  const { db, now, today } = call.deps;
  const { userId, producerId } = call.caller;
  if (until <= today) throw badRequest([{ field: 'until', message: 'must be after today' }]);
  if (until > addDays(today, longestSkipDays))
    throw badRequest([{ field: 'until', message: 'must be within a year from today' }]);
  const item = await (await openGroup(call, kind)).find(key);
  if (!item) throw notFound('This item is not in your queue.', 'item skip refused');
  const { who, what, policyNumber } = item;
  const at = now();
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await writeSkip(
      tx,
      {
        userId,
        producerId,
        kind,
        itemKey: key,
        untilOn: until,
        reason,
        skippedAt: at,
        who,
        what,
        policyNumber,
      },
      today,
    );
    await auditChange(tx, call, { at, action: 'item skipped', detail: policyNumber ?? what });
  });
  return { key, until };
}

/** Returns a skipped item to the queue, if it was skipped. */
export async function unskip(
  call: TodayCall,
  { params: { kind, key } }: InputOf<typeof unskipItem>,
): Promise<OutputOf<typeof unskipItem>> {
  const { db, now } = call.deps;
  const { userId, producerId } = call.caller;
  const at = now();
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const gone = await deleteSkip(tx, { userId, producerId }, { kind, key });
    if (!gone) return;
    const detail = gone.policyNumber ?? gone.what;
    await auditChange(tx, call, { at, action: 'item returned', detail });
  });
  return { key };
}
