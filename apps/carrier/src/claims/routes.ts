import {
  exportClaims,
  getClaim,
  getClaims,
  getLatestClaims,
  type ClaimDetail,
} from '@agent-portal/data/claims/contract';
import { route, type Route } from '../http/route.ts';
import { answerList } from '../lists/answerList.ts';
import { exportList } from '../lists/exportList.ts';
import { claimList, searchOf } from './claimList.ts';
import { type BookReader, withClientIdsFor } from '../book/withClientIdsFor.ts';
import type { Deps } from '../http/appEnv.ts';
import { notFound } from '../http/answers/problems.ts';
import { findClaim, findClaimHistory, findItems } from './claim/queries.ts';
import { findLatestClaims } from './queries.ts';
import { exportName } from '../lists/exportName.ts';

/**
 * A claim of the caller's book with its policy, its items and its history.
 *
 * @throws {Problem} 404 when it does not exist or belongs to another agent
 */
async function getClaimDetail(
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

/** [S7] Claims. */
export const claimsRoutes: readonly Route[] = [
  route(getClaims, async ({ caller, deps, input: { query } }) => {
    const { orderBy, PageNumber: page, PageSize: pageSize } = query;
    const asked = { filters: searchOf(query), orderBy, page, pageSize };
    const { rows, total, paging } = await answerList(deps, caller, claimList, asked);
    return { ...paging, totalRecords: total, claims: [...rows] };
  }),

  route(exportClaims, async ({ input: { query }, ...call }) => ({
    name: exportName(exportClaims, call.deps),
    body: await exportList(call, claimList, { filters: searchOf(query), orderBy: query.orderBy }),
  })),

  route(getLatestClaims, async ({ caller, deps: { db }, input: { query } }) => ({
    claims: await findLatestClaims(db, caller.agentIds, query),
  })),

  route(getClaim, ({ deps, caller, input: { params } }) =>
    getClaimDetail(deps, caller, params.claimNumber),
  ),
];
