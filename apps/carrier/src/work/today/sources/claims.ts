import { claimsAccess } from '@agent-portal/data/claims/claimsAccess';
import { type Claim, getLatestClaims } from '@agent-portal/data/claims/contract';
import { itemOf } from '../itemOf.ts';
import { missingWords, timeOf, whyClaim } from '../sentences.ts';
import type { TodaySource } from '../TodaySource.ts';
import { wholeList } from '../wholeList.ts';

const toItem = (claim: Claim, today: string) =>
  itemOf({
    key: claim.claimNumber,
    who: claim.claimant,
    policyNumber: claim.policyNumber,
    what: `${claim.type} claim`,
    detail: missingWords(claim),
    ...timeOf(claim.missingBy ?? null, today),
    why: whyClaim(claim),
    actor: 'You',
    action: 'open',
  });

/** The claims that home office cannot decide because something is missing, the first due first. */
export const claims: TodaySource = {
  kind: 'claims',
  access: claimsAccess,
  itemsOf: ({ read, deps: { today } }) =>
    wholeList(async () => {
      const found = await read(getLatestClaims, { query: { waiting: true } });
      return found.claims.map((claim) => toItem(claim, today));
    }),
};
