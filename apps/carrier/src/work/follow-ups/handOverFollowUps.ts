import type { Database } from '../../db/connection.ts';
import { letterTo, sendEmail } from '../../outbox/queries.ts';
import { lockUser } from '../../session/queries.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import type { users } from '../../session/tables.ts';
import { roleOf } from '../access.ts';
import { endedFollowUp, mergeFollowUps } from './mergeFollowUps.ts';
import { findAllOf, findOpenOf, writeFollowUps } from './queries/openFollowUps.ts';

type User = typeof users.$inferSelect;
type Person = Pick<User, 'userId' | 'username' | 'firstName' | 'lastName'>;
type Successor = Person & Pick<User, 'kind' | 'roles'>;
type Row = Awaited<ReturnType<typeof findOpenOf>>[number];

interface HandOver {
  /** The user whose follow-ups another takes. The caller has locked it. */
  readonly from: Person;
  /** The chosen user. The agent gets follow-ups that this user may not see. */
  readonly to: Successor;
  readonly agent: Successor;
  /** The roles that the user keeps, and with them the follow-ups on what they show. @default none */
  readonly keeps?: readonly string[];
  readonly at: Date;
  /** The user who decided it; null when access ended by date. */
  readonly by: number | null;
  readonly agentId: string | null;
  readonly requestId: string;
}

export interface HandedOver {
  /** Who got the follow-ups. */
  readonly name: string;
  readonly count: number;
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

const keyOf = ({ producerId, subject, itemKey }: Row) => `${producerId} ${subject} ${itemKey}`;

const mayHave = (roles: readonly string[], { subject }: Row): boolean =>
  roles.some((role) => role === roleOf(subject));

/** The follow-ups of a user that are not done, on what none of these roles shows. */
export const findLostOf = async (tx: Database, userId: number, keeps: readonly string[] = []) =>
  (await findOpenOf(tx, userId)).filter((row) => !mayHave(keeps, row));

/** '1 open follow-up', '3 open follow-ups'. */
export const openText = (count: number) => `${count} open follow-up${count === 1 ? '' : 's'}`;

/**
 * Gives the follow-ups that a user can no longer have to another one. Those that are done stay. No user
 * makes a call at that time, so follow-ups that the carrier has closed are moved too: they are closed for the
 * successor. The successor may have more than the maximum afterward, because none may get lost. Call it in the
 * transaction that ends the access. The successor gets an e-mail without names of clients, unless it decided this
 * itself.
 *
 * @returns who got how many, the chosen user first
 */
export async function handOverFollowUps(
  tx: Database,
  { from, to, agent, keeps, at, by, agentId, requestId }: HandOver,
): Promise<HandedOver[]> {
  const lost = await findLostOf(tx, from.userId, keeps);
  const source = `Taken over from ${nameOf(from)}.`;
  const successorOf = (row: Row) => (to.kind === 'agent' || mayHave(to.roles, row) ? to : agent);
  const shares = Map.groupBy(lost, successorOf);
  for (const [successor, rows] of shares) {
    await lockUser(tx, successor.userId);
    const stored = new Map((await findAllOf(tx, successor.userId)).map((row) => [keyOf(row), row]));
    await writeFollowUps(tx, [
      ...rows.map((row) =>
        mergeFollowUps(row, {
          userId: successor.userId,
          stored: stored.get(keyOf(row)),
          source,
          assigned: { by: null, on: null },
          at,
        }),
      ),
      ...rows.map((row) => endedFollowUp(row, at)),
    ]);
    await insertAuditEntry(tx, {
      at,
      action: 'follow-ups handed over',
      userId: by,
      agentId,
      subjectUserId: from.userId,
      requestId,
      detail: `${rows.length} to ${nameOf(successor)}`,
    });
    if (by === successor.userId) continue;
    await sendEmail(tx, {
      sentAt: at,
      sentTo: successor.username,
      subject: `You have the follow-ups of ${nameOf(from)}`,
      body: letterTo(
        successor.firstName,
        `You now have the ${openText(rows.length)} of ${nameOf(from)} in the agent portal. They are on the page ` +
          `Follow-ups.`,
      ),
    });
  }
  return [to, agent].flatMap((one) => {
    const count = shares.get(one)?.length;
    return count ? [{ name: nameOf(one), count }] : [];
  });
}
