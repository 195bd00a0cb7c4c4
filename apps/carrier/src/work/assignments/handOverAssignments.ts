import type { Database } from '../../db/connection.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import type { users } from '../../session/tables.ts';
import { lockAssignmentsOf, moveAssignment } from './queries/assignments.ts';
import { accessesOf, type Subject } from './subjects.ts';

type User = Pick<typeof users.$inferSelect, 'userId' | 'kind' | 'roles' | 'firstName' | 'lastName'>;

interface HandOver {
  /** The user whose items another takes. The caller has locked it. */
  readonly from: User;
  /** The chosen user. Items that it may not see go to the agent. */
  readonly to: User;
  readonly agent: User;
  /** The roles that the user keeps: it keeps the items that they show. @default none */
  readonly keeps?: readonly string[];
  readonly at: Date;
  /** The user who decided it; null when access ended by date. */
  readonly by: number | null;
  readonly agentId: string | null;
  readonly requestId: string;
}

const canHave = (roles: readonly string[], subject: Subject) =>
  accessesOf(subject).some(({ role }) => roles.includes(role));

/**
 * Gives the items of Today that a user has to another one, so that none stays with a user without access. Call
 * it in the transaction that ends the access.
 */
export async function handOverAssignments(
  tx: Database,
  { from, to, agent, keeps = [], at, by, agentId, requestId }: HandOver,
): Promise<void> {
  const lost = (await lockAssignmentsOf(tx, from.userId)).filter(
    ({ subject }) => !canHave(keeps, subject),
  );
  if (lost.length === 0) return;
  for (const row of lost) {
    const isAble = to.kind === 'agent' || canHave(to.roles, row.subject);
    await moveAssignment(tx, row, isAble ? to.userId : agent.userId);
  }
  await insertAuditEntry(tx, {
    at,
    action: 'items handed over',
    userId: by,
    agentId,
    subjectUserId: from.userId,
    requestId,
    detail: `${lost.length} to ${to.firstName} ${to.lastName}`,
  });
}
