import { afterAll, beforeAll } from 'vitest';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';
import { type Amounts, productionOf } from './amounts.ts';
import { filtersOf } from './askedOf.ts';
import { type PlainCredit, plainCredits, plainSum, readCredits } from './queries/testCredits.ts';

export const dana = ['4471902', '4471918', '4471925'];
export const today = '2026-11-18';

/** A server with a session of Dana's delegate, and a simple count of its production. */
export function productionServer() {
  let server: TestServer;
  let headers: SignedIn;
  let credits: readonly PlainCredit[];
  beforeAll(async () => {
    server = await testServer();
    headers = await server.signIn('sub.production');
    credits = await readCredits(server.database.db);
  });
  afterAll(() => server.database.close());

  const request = (address: string) => server.get(address, headers);
  const ask = (path: string, query: Readonly<Record<string, string>> = {}) =>
    request(`/API/ProductionCredit/${path}?${new URLSearchParams(query).toString()}`);
  return {
    request,
    ask,
    read: async <T>(path: string, query?: Readonly<Record<string, string>>) =>
      (await (await ask(path, query)).json()) as T,
    credits: () => credits,
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
