import { sharedServer } from '../testing.ts';
import { type Amounts, productionOf } from './amounts.ts';
import { filtersOf } from './askedOf.ts';
import { plainCredits, plainSum, readCredits } from './queries/testCredits.ts';

export const dana = ['4471902', '4471918', '4471925'];
export const today = '2026-11-18';

/** A server, asked by Dana's delegate, and a simple count of its production. */
export async function productionServer() {
  const server = await sharedServer();
  const account = 'sub.production';
  const credits = await readCredits(server.database.db);
  return {
    server,
    credits,
    ask: (path: string, query = {}) => server.get(`/API/ProductionCredit/${path}`, account, query),
    read: <T>(path: string, query = {}) =>
      server.read<T>(`/API/ProductionCredit/${path}`, account, query),
    /** The result of the simple count, as in the contract. */
    expected: (
      businessType: 'Individual' | 'Worksite',
      query: Parameters<typeof filtersOf>[0] = {},
      scope: readonly string[] = dana,
    ) => {
      const asked = { businessType, filters: filtersOf(query, today) };
      const sumIn = (when: 'now' | 'before'): Amounts =>
        plainSum(plainCredits(credits, scope, asked, when));
      return productionOf({ now: sumIn('now'), before: sumIn('before') });
    },
  };
}

/** The texts of a workbook's cells. */
export const textsOf = (rows: readonly (readonly { readonly value: string }[])[]) =>
  rows.map((row) => row.map(({ value }) => value));
