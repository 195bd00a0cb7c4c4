import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';
import type { SortedList } from '../testing/Expectations.ts';
import { readExpectations } from '../testing/readExpectations.ts';

let server: TestServer;
let headers: SignedIn;
beforeAll(async () => {
  server = await testServer();
  headers = await server.signIn('agent');
});
afterAll(() => server.database.close());

type Row = Readonly<Record<string, unknown>>;
type Direction = 'asc' | 'desc';

/** The ways in which a call of [S7] names its order. */
const orders: Readonly<
  Record<NonNullable<SortedList['order']>, (field: string, direction: Direction) => string>
> = {
  'orderBy, sortDirection': (field, direction) => `orderBy=${field}&sortDirection=${direction}`,
  'SortColumn, SortOrder': (field, direction) => `SortColumn=${field}&SortOrder=${direction}`,
};
const byOrder = (field: string, direction: Direction) =>
  `orderBy=${field}${direction === 'desc' ? '%20desc' : ''}`;

const lists = (await readExpectations()).flatMap(({ sorts = [] }) => sorts);

const cases = lists.flatMap(({ path, rows, fields, order, pageSize = 'pageSize' }) =>
  fields.flatMap((field) =>
    (['asc', 'desc'] as const).map((direction) => ({
      field,
      direction,
      rows,
      path: `${path}${(order ? orders[order] : byOrder)(field, direction)}&${pageSize}=100`,
    })),
  ),
);

/** The value of a cell. An amount is a number here, although it is text on the wire. */
function valueOf(row: Row, field: string): string | number | null {
  const value = (field === 'period' ? row['periodStart'] : row[field]) ?? null;
  if (typeof value === 'number' || value === null) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^-?\d+\.\d\d$/.test(text) ? Number(text) : text;
}

describe('every sortable field of every list', () => {
  it('sorts by the values of its cells, empty ones last', async () => {
    expect(cases.length).toBeGreaterThan(100);
    for (const { path, rows, field, direction } of cases) {
      const response = await server.request(path, { headers: { ...headers } });
      expect.soft(response.status, path).toBe(200);
      const found = ((await response.json()) as Record<string, readonly Row[]>)[rows] ?? [];
      expect.soft(found.length, path).toBeGreaterThan(0);
      const values = found.map((row) => valueOf(row, field));
      const filled = values.filter((value) => value !== null);
      expect.soft(values.slice(0, filled.length), path).toEqual(filled);
      const sign = direction === 'desc' ? -1 : 1;
      const inOrder = filled.toSorted((a, b) => (a === b ? 0 : a < b ? -sign : sign));
      expect.soft(filled, path).toEqual(inOrder);
    }
  });
});
