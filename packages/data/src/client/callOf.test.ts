import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getFeature } from '../features/contract.ts';
import { endpoint } from '../endpoint.ts';
import { getPendingPolicyRequirements } from '../policies/contract.ts';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import { getPolicy } from '../policies/policy/contract.ts';
import { exportPolicySummaries } from '../policies/summaries/contract.ts';
import { ApiError } from './ApiError.ts';
import { callOf, keyOf } from './callOf.ts';

const list = '/API/PolicyInfo/Policies/PendingPolicyRequirements';

describe('callOf', () => {
  it('leaves out an empty query', () => {
    expect(callOf(getStatusCounts, {}).url).toBe('/API/PolicyInfo/Policies/StatusCounts');
    expect(callOf(getPendingPolicyRequirements, { query: {} }).url).toBe(list);
  });

  it('encodes typed values for the URL', () => {
    const { url } = callOf(getPendingPolicyRequirements, {
      query: {
        page: 3,
        pageSize: 25,
        orderBy: { field: 'date', direction: 'desc' },
        filters: { employer: ['Acme & Sons', 'Ünion'], takeAction: true },
        IncludeFilters: true,
      },
    });
    const { pathname, searchParams } = new URL(url, 'https://carrier.test');
    expect(pathname).toBe(list);
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '3',
      pageSize: '25',
      orderBy: 'date desc',
      filters: '{"employer":["Acme & Sons","Ünion"],"takeAction":true}',
      IncludeFilters: 'true',
    });
  });

  it.each([
    ['../../auth/logout', '..%2F..%2Fauth%2Flogout'],
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['ä 1', '%C3%A4%201'],
  ])('keeps the path parameter %s in its segment', (id, segment) => {
    expect(callOf(getPolicy, { params: { id } }).url).toBe(`/API/PolicyInfo/Policies/${segment}`);
  });

  it('fills parameters in the middle of a path', () => {
    const call = callOf(exportPolicySummaries, { params: { status: 'Active' }, query: {} });
    expect(call.url).toBe('/API/PolicyInfo/Policies/Summaries/Active/Export');
    expect(call.params).toEqual({ status: 'Active' });
  });

  it('leaves out what is undefined', () => {
    const query = { page: 2, pageSize: undefined } as { page: number };
    expect(callOf(getPendingPolicyRequirements, { query }).url).toBe(`${list}?page=2`);
  });

  it('names every field that breaks the contract, with its path', () => {
    const filters = { employer: ['x'.repeat(10_000)] };
    const call = () => callOf(getPendingPolicyRequirements, { query: { page: 0, filters } });
    expect(call).toThrow(/page must be at least 1; filters\.employer\.0 .+\.$/);
  });

  it('rejects an input that breaks the contract, and names the field', () => {
    const call = () => callOf(getPendingPolicyRequirements, { query: { page: 0 } });
    expect(call).toThrow(ApiError);
    expect(call).toThrow('page must be at least 1');
    expect(() => callOf(getPolicy, { params: { id: '' } })).toThrow(/\bid\b/);
    expect(() => callOf(getFeature, { query: { feature: 'nope' as 'claims' } })).toThrow('feature');
  });
});

describe('keyOf', () => {
  const anyFilters = fc.record(
    {
      viewAs: fc.string({ maxLength: 20 }),
      employer: fc.array(fc.string({ maxLength: 30 }), { minLength: 1, maxLength: 4 }),
      agentId: fc.array(fc.string({ maxLength: 30 }), { minLength: 1, maxLength: 4 }),
      takeAction: fc.constant(true as const),
    },
    { requiredKeys: [] },
  );

  it('is the method and the address', () => {
    expect(keyOf(getStatusCounts, {})).toBe('GET /API/PolicyInfo/Policies/StatusCounts');
  });

  it('includes the body of a read that has one', () => {
    const read = endpoint({
      ...getStatusCounts,
      name: 'asked',
      method: 'POST',
      effect: 'read',
      path: '/asked',
      body: z.object({ query: z.string() }),
    });
    expect(keyOf(read, { body: { query: 'a' } })).toBe('POST /asked {"query":"a"}');
  });

  it('is the same for equal inputs, in whatever order they were put together', () => {
    fc.assert(
      fc.property(anyFilters, fc.integer({ min: 1, max: 9999 }), (filters, page) => {
        const reversed = Object.fromEntries(Object.entries(filters).reverse());
        expect(keyOf(getPendingPolicyRequirements, { query: { page, filters } })).toBe(
          keyOf(getPendingPolicyRequirements, { query: { filters: reversed, page } }),
        );
      }),
    );
  });

  it('differs for inputs that differ', () => {
    fc.assert(
      fc.property(anyFilters, anyFilters, (one, other) => {
        const same = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
        const key = keyOf(getPendingPolicyRequirements, { query: { filters: one } });
        expect(key === keyOf(getPendingPolicyRequirements, { query: { filters: other } })).toBe(
          same,
        );
      }),
    );
  });
});

const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
