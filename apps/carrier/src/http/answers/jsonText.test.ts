import { expect, it, vi } from 'vitest';
import { jsonBytesOf, cacheJson } from './jsonText.ts';

const long = Array.from({ length: 12_000 }, (_, at) => `O'Rourke, "Siobhán" ${at}`);

const jsonTextOf = (answer: unknown) => jsonBytesOf(answer).toString();

it.each([
  [{ long, none: [], objects: [{ agentId: '4471902' }] }],
  [{ exact: long.slice(0, 5_000), one: long.slice(0, 5_001) }],
  [{}],
])('serializes like JSON.stringify: %#', async (filters) => {
  await cacheJson(filters);
  for (const answer of [
    { total: 1, filters, rows: [{ a: null }] },
    { filters, asOf: undefined, more: null },
    { filters, totalRecords: 0, note: '', isStale: false },
  ])
    expect(jsonTextOf(answer)).toBe(JSON.stringify(answer));
});

it('serializes a cached part only once', async () => {
  const filters = { long };
  await cacheJson(filters);
  const stringify = vi.spyOn(JSON, 'stringify');
  expect(jsonTextOf({ filters })).toContain('Siobhán');
  expect(stringify).not.toHaveBeenCalledWith(filters);
  stringify.mockRestore();
});

it.each([[null], ['text'], [3], [[1, { a: 2 }]], [{ a: { b: [1] }, c: null }]])(
  'uses JSON.stringify when nothing is cached: %j',
  (answer) => {
    expect(jsonTextOf(answer)).toBe(JSON.stringify(answer));
  },
);
