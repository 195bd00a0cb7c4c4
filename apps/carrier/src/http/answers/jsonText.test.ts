import { expect, it, vi } from 'vitest';
import { jsonBytesOf, keepJsonText } from './jsonText.ts';

const long = Array.from({ length: 12_000 }, (_, at) => `O'Rourke, "Siobhán" ${at}`);

const jsonTextOf = (answer: unknown) => jsonBytesOf(answer).toString();

it.each([
  [{ long, none: [], objects: [{ agentId: '4471902' }] }],
  [{ exact: long.slice(0, 5_000), one: long.slice(0, 5_001) }],
  [{}],
])('is the text that JSON.stringify makes: %#', async (filters) => {
  await keepJsonText(filters);
  for (const answer of [
    { total: 1, filters, rows: [{ a: null }] },
    { filters, asOf: undefined, more: null },
  ])
    expect(jsonTextOf(answer)).toBe(JSON.stringify(answer));
});

it('makes the text of a kept part once', async () => {
  const filters = { long };
  await keepJsonText(filters);
  const stringify = vi.spyOn(JSON, 'stringify');
  expect(jsonTextOf({ filters })).toContain('Siobhán');
  expect(stringify).not.toHaveBeenCalledWith(filters);
  stringify.mockRestore();
});

it.each([[null], ['text'], [3], [[1, { a: 2 }]], [{ a: { b: [1] }, c: null }]])(
  'leaves what keeps nothing to JSON.stringify: %j',
  (answer) => {
    expect(jsonTextOf(answer)).toBe(JSON.stringify(answer));
  },
);
