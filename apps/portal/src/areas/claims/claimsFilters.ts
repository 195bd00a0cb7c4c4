import type { claimSearchFields, getClaims } from '@agent-portal/data/claims/contract';
import type { InputOf } from '@agent-portal/data/endpoint';

type ClaimFilters = Pick<InputOf<typeof getClaims>['query'], keyof typeof claimSearchFields>;

/** The fields of the search, in the address as in the form [S2]. */
export const claimSearchLabels = {
  policyNumber: 'Policy Number',
  claimantFirstName: 'Claimant First Name',
  claimantLastName: 'Claimant Last Name',
  claimNumber: 'Claim Number',
} as const;

type ClaimSearchName = keyof typeof claimSearchLabels;

/** What was typed, by field. */
export type ClaimSearch = Record<ClaimSearchName, string>;

export const claimSearchNames = Object.keys(claimSearchLabels) as ClaimSearchName[];

/** The longest text that the carrier takes. */
export const longestClaimSearch = 60;

const trimmed = (text: string | null) => (text ?? '').trim().slice(0, longestClaimSearch);

/** The search that an address holds. */
export const readClaimSearch = (search: URLSearchParams) =>
  Object.fromEntries(
    claimSearchNames.map((name) => [name, trimmed(search.get(name))]),
  ) as ClaimSearch;

/** The fields that were filled in, each with its text. */
export const filledIn = (values: ClaimSearch) =>
  claimSearchNames
    .map((name) => [name, trimmed(values[name])] as const)
    .filter(([, text]) => text !== '');

/** Its query, with what was filled in. */
export const claimSearchQuery = (values: ClaimSearch) =>
  new URLSearchParams(Object.fromEntries(filledIn(values))).toString();

/** The search as the call has it; null without anything to look for. */
export function claimSearchInput(search: URLSearchParams) {
  const fields = filledIn(readClaimSearch(search)).map(([name, text]) => [
    name.replace(/^./, (first) => first.toUpperCase()),
    text,
  ]);
  return fields.length > 0 ? (Object.fromEntries(fields) as ClaimFilters) : null;
}
