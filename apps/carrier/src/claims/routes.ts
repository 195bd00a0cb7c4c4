import { exportClaims, getClaim, getClaims } from '@agent-portal/data/claims/contract';
import { route, type Route } from '../http/route.ts';
import { answerList } from '../lists/answerList.ts';
import { exportList } from '../lists/exportList.ts';
import { getClaimDetail } from './claim/getClaimDetail.ts';
import { claimList, searchOf } from './claimList.ts';

/** [S7] Claims. */
export const claimsRoutes: readonly Route[] = [
  route(getClaims, async ({ caller, deps, input: { query } }) => {
    const { orderBy, PageNumber: page, PageSize: pageSize } = query;
    const asked = { filters: searchOf(query), orderBy, page, pageSize };
    const { rows, total, place } = await answerList(deps, caller, claimList, asked);
    return { ...place, totalRecords: total, claims: [...rows] };
  }),

  route(exportClaims, async ({ input: { query }, ...call }) => ({
    name: exportClaims.response.fallbackName(new Date(call.deps.today), {}),
    body: await exportList(call, claimList, { filters: searchOf(query), orderBy: query.orderBy }),
  })),

  route(getClaim, ({ deps, caller, input: { params } }) =>
    getClaimDetail(deps, caller, params.claimNumber),
  ),
];
