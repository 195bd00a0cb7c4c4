/** What a claim is looked for by, in the address as in the form [S2]. */
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

/** The search that an address holds. */
export function readClaimSearch(search: URLSearchParams): ClaimSearch {
  const textOf = (name: ClaimSearchName) =>
    (search.get(name) ?? '').trim().slice(0, longestClaimSearch);
  return {
    policyNumber: textOf('policyNumber'),
    claimantFirstName: textOf('claimantFirstName'),
    claimantLastName: textOf('claimantLastName'),
    claimNumber: textOf('claimNumber'),
  };
}

/** Its query, with what was filled in. */
export function claimSearchQuery(values: ClaimSearch): string {
  const filled = claimSearchNames.filter((name) => values[name].trim() !== '');
  return new URLSearchParams(filled.map((name) => [name, values[name].trim()])).toString();
}

/** The search as the call has it; null where there is nothing to look for. */
export function claimSearchInput(search: URLSearchParams) {
  const { policyNumber, claimantFirstName, claimantLastName, claimNumber } =
    readClaimSearch(search);
  const input = {
    ...(policyNumber && { PolicyNumber: policyNumber }),
    ...(claimantFirstName && { ClaimantFirstName: claimantFirstName }),
    ...(claimantLastName && { ClaimantLastName: claimantLastName }),
    ...(claimNumber && { ClaimNumber: claimNumber }),
  };
  return Object.keys(input).length > 0 ? input : null;
}
