import { type AccessRows, plain } from '../accessCase.ts';

/** The calls of claims. */
export const claimsAccess = {
  getClaims: [
    ...plain('claims', { query: { ClaimantLastName: 'o' } }),
    { what: 'for nothing', who: 'claims', answers: 400, ask: () => ({}) },
    {
      what: 'on a foreign policy',
      who: 'claims',
      answers: 200,
      findsNothing: true,
      ask: ({ foreign }) => ({ query: { PolicyNumber: foreign } }),
    },
  ],
  exportClaims: plain('claims', { query: { ClaimNumber: 'C' } }),
} satisfies AccessRows;
