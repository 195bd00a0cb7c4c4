import type { Database } from '../../db/connection.ts';
import { letterTo, sendEmail } from '../../outbox/queries.ts';
import { lockUser } from '../../session/queries.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import type { users } from '../../session/tables.ts';
import { mergeFollowUps } from './mergeFollowUps.ts';
import { findAllOf, findOpenOf, writeFollowUps } from './queries/openFollowUps.ts';

type User = typeof users.$inferSelect;
type Named = Pick<User, 'userId' | 'username' | 'firstName' | 'lastName'>;

interface HandOver {
  /** The user whose follow-ups another takes. The caller has locked it. */
  readonly from: Named;
  readonly to: Named;
  readonly at: Date;
  /** The user who decided it; null when access ended by date. */
  readonly by: number | null;
  readonly agentId: string | null;
  readonly requestId: string;
}

const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;

const keyOf = (one: {
  readonly producerId: string;
  readonly policyNumber: string;
  readonly requirementId: string;
}) => `${one.producerId} ${one.policyNumber} ${one.requirementId}`;

/** '1 open follow-up', '3 open follow-ups'. */
export const openText = (count: number) => `${count} open follow-up${count === 1 ? '' : 's'}`;

/**
 * Gives all open follow-ups of a user to another one. Its closed ones stay. The taker may have more than the
 * maximum afterward, because none may get lost. Call it in the transaction that ends the access. The taker
 * gets an e-mail without names of clients, unless it decided this itself.
 */
export async function handOverFollowUps(
  tx: Database,
  { from, to, at, by, agentId, requestId }: HandOver,
): Promise<void> {
  await lockUser(tx, to.userId);
  const open = await findOpenOf(tx, from.userId);
  if (open.length === 0) return;
  const source = `Taken over from ${nameOf(from)}.`;
  const kept = new Map((await findAllOf(tx, to.userId)).map((row) => [keyOf(row), row]));
  await writeFollowUps(tx, [
    ...open.map((row) =>
      mergeFollowUps(row, { userId: to.userId, kept: kept.get(keyOf(row)), source, at }),
    ),
    ...open.map((row) => ({ ...row, note: '', version: row.version + 1, deletedAt: at })),
  ]);
  await insertAuditEntry(tx, {
    at,
    action: 'follow-ups handed over',
    userId: by,
    agentId,
    subjectUserId: from.userId,
    requestId,
    detail: `${open.length} to ${nameOf(to)}`,
  });
  if (by === to.userId) return;
  await sendEmail(tx, {
    sentAt: at,
    sentTo: to.username,
    subject: `You have the follow-ups of ${nameOf(from)}`,
    body: letterTo(
      to.firstName,
      `You now have the ${openText(open.length)} of ${nameOf(from)} in the agent portal. They are on the page ` +
        `Follow-ups.`,
    ),
  });
}
