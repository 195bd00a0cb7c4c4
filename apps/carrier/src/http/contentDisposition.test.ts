import { expect, test } from 'vitest';
import { contentDisposition } from './contentDisposition.ts';

test('a plain name stands as it is', () => {
  expect(contentDisposition('Pending-policies-11-18-2026.xlsx')).toBe(
    'attachment; filename="Pending-policies-11-18-2026.xlsx"',
  );
});

test('a name beyond ASCII is sent whole, beside a plain one', () => {
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
