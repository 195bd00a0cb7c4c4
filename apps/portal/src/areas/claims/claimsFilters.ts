import type { claimSearchFields, getClaims } from '@agent-portal/data/claims/contract';
import type { InputOf } from '@agent-portal/data/endpoint';

type ClaimFilters = Pick<InputOf<typeof getClaims>['query'], keyof typeof claimSearchFields>;

/** The names of the search fields, in the address and in the form [S2]. */
export const claimSearchLabels = {
  policyNumber: 'Policy Number',
  claimantFirstName: 'Claimant first name',
  claimantLastName: 'Claimant last name',
  claimNumber: 'Claim number',
} as const;

type ClaimSearchName = keyof typeof claimSearchLabels;

/** The typed values, by field. */
export type ClaimSearch = Record<ClaimSearchName, string>;

export const claimSearchNames = Object.keys(claimSearchLabels) as ClaimSearchName[];

/** The maximum length of a text that the carrier accepts. */
export const longestClaimSearch = 60;

const trimmed = (text: string | null) => (text ?? '').trim().slice(0, longestClaimSearch);

export const readClaimSearch = (search: URLSearchParams) =>
  Object.fromEntries(
    claimSearchNames.map((name) => [name, trimmed(search.get(name))]),
  ) as ClaimSearch;

/** The filled fields, each with its text. */
export const filledIn = (values: ClaimSearch) =>
  claimSearchNames
    .map((name) => [name, trimmed(values[name])] as const)
    .filter(([, text]) => text !== '');

/** The query string of a search, with its filled fields. */
export const claimSearchQuery = (values: ClaimSearch) =>
  new URLSearchParams(Object.fromEntries(filledIn(values))).toString();

/** Converts the search to the query of the call. Null if the search is empty. */
export function claimSearchInput(search: URLSearchParams) {
  const fields = filledIn(readClaimSearch(search)).map(([name, text]) => [
    name.replace(/^./, (first) => first.toUpperCase()),
    text,
  ]);
  return fields.length > 0 ? (Object.fromEntries(fields) as ClaimFilters) : null;
}
