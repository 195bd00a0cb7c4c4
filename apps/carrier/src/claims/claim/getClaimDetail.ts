import type { ClaimDetail } from '@agent-portal/data/claims/contract';
import { type BookReader, withClientIdsFor } from '../../book/withClientIdsFor.ts';
import type { Deps } from '../../http/appEnv.ts';
import { notFound } from '../../http/answers/problems.ts';
import { findClaim, findClaimHistory, findItems } from './queries.ts';

/**
 * A claim of the caller's book with its policy, its items and its history.
 *
 * @throws {Problem} 404 when there is none, or it belongs to another agent
 */
export async function getClaimDetail(
  { db }: Deps,
  caller: BookReader,
  typed: string,
): Promise<ClaimDetail> {
  const found = await findClaim(db, caller.agentIds, typed);
  if (!found) throw notFound(`There is no claim ${typed} in your book of business.`);
  const { claim, policy } = found;
  const items = await findItems(db, claim.claimNumber);
  const history = await findClaimHistory(db, claim.claimNumber);
  const { policyNumber } = claim;
  const [{ clientId } = {}] = await withClientIdsFor(db, caller, [{ policyNumber }]);
  const client = clientId === undefined ? undefined : { clientId };
  return { ...claim, policy: { ...policy, ...client }, items, history };
}
