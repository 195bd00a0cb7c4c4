import { expect, test, it, vi } from 'vitest';
import { matchesEtag } from './answer.ts';
import { contentDisposition } from './contentDisposition.ts';
import { jsonBytesOf, cacheJson } from './jsonText.ts';

test('a plain name stays as it is', () => {
  expect(contentDisposition('Pending-policies-11-18-2026.xlsx')).toBe(
    'attachment; filename="Pending-policies-11-18-2026.xlsx"',
  );
});

test('a name beyond ASCII is sent whole, next to a plain one', () => {
  expect(contentDisposition("Zoë's (1) €.pdf")).toBe(
    `attachment; filename="Zo_'s (1) _.pdf"; filename*=UTF-8''Zo%C3%AB%27s%20%281%29%20%E2%82%AC.pdf`,
  );
});

test.each(['a"; x="b', 'a\r\nSet-Cookie: x=1', 'a\\', '../../etc/passwd', '\ud800.pdf', '%41'])(
  'a name like %j ends neither the value nor the header',
  (name) => {
    const value = contentDisposition(name);
    expect(value).toMatch(
      /^attachment; filename="[^"\\/%\r\n]*"(; filename\*=UTF-8''[\w.!#$&+^`|~%-]+)?$/,
    );
  },
);

/** Ends a header, names a folder, or reverses the direction of the letters after it. */
const harmful =
  '\r\n\0\u007f\u0085\u2028\u2029/\\\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

test.each(harmful.split(''))('%j is in neither form of a name', (character) => {
  const value = contentDisposition(`€ rates${character}xslx.exe`);
  expect(value).not.toContain(character);
  const [, encoded = ''] = /filename\*=UTF-8''(\S+)$/.exec(value) ?? [];
  expect(decodeURIComponent(encoded)).toBe('€ rates_xslx.exe');
});

const long = Array.from({ length: 12_000 }, (_, at) => `O'Rourke, "Siobhán" ${at}`);

const jsonTextOf = (answer: unknown) => jsonBytesOf(answer).toString();

it.each([
  [{ long, none: [], objects: [{ agentId: '4471902' }] }],
  [{ exact: long.slice(0, 5_000), one: long.slice(0, 5_001) }],
  [{}],
])('an answer is serialized like JSON.stringify: %#', async (filters) => {
  await cacheJson(filters);
  for (const answer of [
    { total: 1, filters, rows: [{ a: null }] },
    { filters, asOf: undefined, more: null },
    { filters, totalRecords: 0, note: '', isStale: false },
  ])
    expect(jsonTextOf(answer)).toBe(JSON.stringify(answer));
});

it('an answer serializes a cached part only once', async () => {
  const filters = { long };
  await cacheJson(filters);
  const stringify = vi.spyOn(JSON, 'stringify');
  expect(jsonTextOf({ filters })).toContain('Siobhán');
  expect(stringify).not.toHaveBeenCalledWith(filters);
  stringify.mockRestore();
});

it.each([[null], ['text'], [3], [[1, { a: 2 }]], [{ a: { b: [1] }, c: null }]])(
  'an answer uses JSON.stringify when nothing is cached: %j',
  (answer) => {
    expect(jsonTextOf(answer)).toBe(JSON.stringify(answer));
  },
);

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
] as const)('If-None-Match %j matches "a": %j', (header, isMatch) => {
  expect(matchesEtag(header, '"a"')).toBe(isMatch);
});
