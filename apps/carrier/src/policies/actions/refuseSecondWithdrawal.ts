import type { Database } from '../../db/connection.ts';
import { conflict } from '../../http/answers/problems.ts';
import { findSent, findWithdrawal, lockPolicy } from './queries.ts';

/** The identity of a submission. */
interface Sent {
  readonly userId: number;
  readonly idempotencyKey: string;
}

/** `MM/DD/YYYY`, in UTC [S9]. */
const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Prevents a second withdrawal of an application. A parallel withdrawal waits for the end of the
 * transaction. A repeated submission is not a second withdrawal.
 *
 * @throws {Problem} 409 that says who withdrew it, and when
 */
export async function refuseSecondWithdrawal(
  tx: Database,
  policyNumber: string,
  { userId, idempotencyKey }: Sent,
): Promise<void> {
  await lockPolicy(tx, policyNumber);
  if (await findSent(tx, userId, idempotencyKey)) return;
  const former = await findWithdrawal(tx, policyNumber);
  if (former === undefined) return;
  const { takenBy, takenAt } = former;
  throw conflict(
    `The application of ${policyNumber} was withdrawn already, by ${takenBy} on ${day.format(takenAt)}.`,
  );
}
