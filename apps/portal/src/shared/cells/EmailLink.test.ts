import { expect, it } from 'vitest';
import { emailHref } from './EmailLink.tsx';

it('prepares an e-mail whose subject names the policy', () => {
  expect(emailHref('ada@example.com', 'Policy NL0018O0142')).toBe(
    'mailto:ada@example.com?subject=Policy%20NL0018O0142',
  );
  expect(emailHref('ada@example.com')).toBe('mailto:ada@example.com');
});

it.each(['ada@example.com?bcc=eve@evil.example', 'ada@example.com&body=x', 'a@b.example#c'])(
  'lets the address %s add no recipient, text or anchor',
  (address) => {
    const { search, hash, pathname } = new URL(emailHref(address, 'Policy NL1'));
    expect([search, hash]).toEqual(['?subject=Policy%20NL1', '']);
    expect(decodeURIComponent(pathname)).toBe(address);
  },
);
