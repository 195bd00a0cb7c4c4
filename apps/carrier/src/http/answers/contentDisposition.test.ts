import { expect, test } from 'vitest';
import { contentDisposition } from './contentDisposition.ts';

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
