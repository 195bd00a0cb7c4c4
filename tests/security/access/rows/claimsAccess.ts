import { type AccessRows, type Case, plain } from '../accessCase.ts';

const ofClaim =
  (id: 'ownClaim' | 'foreignClaim'): Case['ask'] =>
  ({ [id]: claimNumber }) =>
    claimNumber === undefined ? undefined : { params: { claimNumber } };

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
  getLatestClaims: plain('claims'),
  getClaim: [
    { what: 'own claim', who: 'claims', answers: 200, ask: ofClaim('ownClaim') },
    { what: 'foreign claim', who: 'claims', answers: 404, ask: ofClaim('foreignClaim') },
    ...plain('claims', { params: { claimNumber: 'C9' }, answers: 404 }),
  ],
} satisfies AccessRows;
