import { type Claim, claimSearchFields } from '@agent-portal/data/claims/contract';
import { badRequest } from '../http/answers/problems.ts';
import type { BookList } from '../lists/BookList.ts';
import { type ClaimOrder, type ClaimSearch, findClaimOrder, findClaims } from './queries.ts';

const fields = Object.keys(claimSearchFields) as (keyof ClaimSearch)[];

/** The claims on a book that a search finds [S7]. */
export const claimList: BookList<ClaimSearch, ClaimOrder, Claim> = {
  name: 'Claims',
  hasTotals: true,
  defaultOrder: { field: 'received', direction: 'desc' },
  findOrder: ({ db }, scope, asked) => findClaimOrder(db, scope, asked),
  findRows: ({ db }, rowIds) => findClaims(db, rowIds),
  columns: () => [
    { header: 'Claim number', width: 16, text: ({ claimNumber }) => claimNumber },
    { header: 'Policy Number', width: 16, text: ({ policyNumber }) => policyNumber },
    { header: 'Claimant', width: 30, text: ({ claimant }) => claimant },
    { header: 'Type', width: 20, text: ({ type }) => type },
    { header: 'Received', width: 12, date: ({ received }) => received },
    { header: 'Status', width: 12, text: ({ status }) => status },
    { header: 'Last update', width: 12, date: ({ lastUpdate }) => lastUpdate },
    { header: 'Paid', width: 14, amount: ({ paid }) => paid },
  ],
  filterLabels: {
    ClaimNumber: 'Claim number',
    PolicyNumber: 'Policy Number',
    ClaimantFirstName: 'Claimant first name',
    ClaimantLastName: 'Claimant last name',
  },
};

/** Reads the search of a call. @throws {Problem} 400 that names each field if all are empty */
export function searchOf(query: ClaimSearch): ClaimSearch {
  const given = fields.filter((field) => query[field] !== undefined);
  if (given.length > 0) return Object.fromEntries(given.map((field) => [field, query[field]]));
  throw badRequest(fields.map((field) => ({ field, message: 'is needed, or one of the others' })));
}
