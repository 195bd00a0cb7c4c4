import { carrier } from '@agent-portal/data/carrier';
import type { Database } from '../../db/connection.ts';
import { conflict } from '../../http/answers/problems.ts';
import { contactRequests } from '../../limits.ts';
import { countContactRequests, findSent, lockPolicy } from './queries.ts';

const { phone } = carrier.helpDesk;
const { perPolicy, days } = contactRequests;

/**
 * Limits the open requests for contact of a policy, over all users. A parallel request waits for the end of
 * the transaction. A repeated submission is not another request.
 *
 * @throws {Problem} 409 that says the limit and what to do
 */
export async function refuseContactRequest(
  tx: Database,
  policyNumber: string,
  { userId, key, at }: { readonly userId: number; readonly key: string; readonly at: Date },
): Promise<void> {
  await lockPolicy(tx, policyNumber);
  if (await findSent(tx, userId, key)) return;
  const since = new Date(at.getTime() - days * 86_400_000);
  if ((await countContactRequests(tx, policyNumber, since)) < perPolicy) return;
  throw conflict(
    `${policyNumber} already has ${perPolicy} open requests for contact, the maximum. ` +
      `The home office answers within ${days} days. If it is urgent, call the help desk at ${phone}.`,
  );
}
