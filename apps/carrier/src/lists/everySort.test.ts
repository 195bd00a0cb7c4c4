import { contract } from '@agent-portal/data/contract';
import { type Endpoint, isFileResponse } from '@agent-portal/data/endpoint';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sharedServer } from '../testing.ts';

const server = await sharedServer();
const headers = await server.signIn('agent');

type Row = Readonly<Record<string, unknown>>;

/** The input that some lists need. */
const inputs: Readonly<Record<string, string>> = {
  getClaims: 'ClaimNumber=C&',
  // Closed follow-ups come last, so the first page has the open ones.
  getFollowUps: 'filters=%7B%22state%22:%22due%22%7D&',
};
const params: Readonly<Record<string, readonly string[]>> = {
  status: ['Active', 'Terminated'],
  groupId: ['G001001'],
};
/** Fields that the active list does not have. */
const onlyTerminated = new Set(['terminationDate', 'reason']);

/** The addresses of a call, one for each value of its parameter. */
function pathsOf({ path, params: declared }: Endpoint): readonly string[] {
  const [, param] = /\{(\w+)\}/.exec(path) ?? [];
  return declared && param
    ? (params[param] ?? []).map((one) => path.replace(`{${param}}`, one))
    : [path];
}

/** The fields by which a list sorts: the contract rejects any other, and names them. */
function sortFieldsOf(query: Endpoint['query'] & object, orderBy: string): readonly string[] {
  const { error } = z.safeParse(query, { [orderBy]: '?' });
  return (error?.issues ?? [])
    .filter(({ path }) => path[0] === orderBy)
    .flatMap((issue) =>
      'values' in issue
        ? issue.values.map(String)
        : (/must be one of (.*), with/.exec(issue.message)?.[1]?.split(', ') ?? []),
    );
}

/** Every way to sort a list that has pages. A call of [S7] may name its direction in another parameter. */
function sortsOf(call: Endpoint) {
  const { name, method, query, response } = call;
  if (method !== 'GET' || !query || isFileResponse(response)) return [];
  const names = Object.keys((query as unknown as z.ZodMiniObject).shape);
  const named = (pattern: RegExp) => names.find((one) => pattern.test(one));
  const [orderBy, direction, pageSize] = [
    /^(orderBy|SortColumn)$/,
    /^sort(Direction|Order)$/i,
    /^pageSize$/i,
  ].map(named);
  if (!orderBy || !pageSize) return [];
  const orders = sortFieldsOf(query, orderBy).flatMap((field) =>
    (['asc', 'desc'] as const).map((way) => {
      const inOne = way === 'desc' ? '%20desc' : '';
      return {
        field,
        way,
        order: `${orderBy}=${field}${direction ? `&${direction}=${way}` : inOne}`,
      };
    }),
  );
  return pathsOf(call).flatMap((path) =>
    orders
      .filter(({ field }) => !(path.endsWith('/Active') && onlyTerminated.has(field)))
      .map(({ field, way, order }) => ({
        field,
        way,
        path: `${path}?${inputs[name] ?? ''}${order}&${pageSize}=100`,
      })),
  );
}

const cases = Object.values<Endpoint>(contract).flatMap(sortsOf);

/** Fields of moments whose cells show only the day. */
const moments = new Set(['created', 'eventDate']);

/** The value of a cell. An amount is a number here, although it is text on the wire. */
function valueOf(row: Row, field: string): string | number | null {
  const value = row[field] ?? null;
  if (typeof value === 'number' || value === null) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^-?\d+\.\d\d$/.test(text) ? Number(text) : text;
}

describe('every sortable field of every list', () => {
  it('sorts by the values of its cells, empty ones last, equal ones alike in both directions', async () => {
    expect(cases.length).toBeGreaterThan(150);
    let ascending: readonly Row[] = [];
    for (const { path, field, way } of cases) {
      const response = await server.get(path, headers);
      expect.soft(response.status, path).toBe(200);
      const answer = Object.values((await response.json()) as Record<string, unknown>);
      const found = (answer.find((value) => Array.isArray(value)) ?? []) as readonly Row[];
      expect.soft(found.length, path).toBeGreaterThan(0);
      const values = found.map((row) => valueOf(row, field));
      const filled = values.filter((value) => value !== null);
      expect.soft(values.slice(0, filled.length), path).toEqual(filled);
      const sign = way === 'desc' ? -1 : 1;
      const inOrder = filled.toSorted((a, b) => (a === b ? 0 : a < b ? -sign : sign));
      expect.soft(filled, path).toEqual(inOrder);
      const byValue = (some: readonly Row[]) => Map.groupBy(some, (row) => valueOf(row, field));
      const isWhole = way === 'desc' && found.length < 100 && !moments.has(field);
      expect.soft(byValue(found), path).toEqual(byValue(isWhole ? ascending : found));
      ascending = found;
    }
  });
});

const unmatched = encodeURIComponent(JSON.stringify({ employer: ['none'] }));
const cycle = 'CycleBeginDate=2026-11-01&CycleEndDate=2026-11-15';

it.each([
  `/API/PolicyInfo/Policies/PendingPolicyRequirements?IncludeFilters=true&filters=${unmatched}`,
  `/API/PolicyInfo/Policies/Summaries/Active?IncludeFilters=true&Filters=${unmatched}`,
  `/API/PolicyInfo/Policies/Summaries/Terminated?IncludeFilters=true&Filters=${unmatched}`,
  `/API/CommissionsAndDebt/Commissions/PolicyDetails?includeFilters=true&${cycle}&policyNumbers=none`,
  `/API/CommissionsAndDebt/Commissions/WritingAgentDetails?includeFilters=true&${cycle}&WritingAgentIds=none`,
])('no rows come with what the filters offer: %s', async (path) => {
  const response = await server.get(path, headers);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ filters: expect.any(Object) });
});
