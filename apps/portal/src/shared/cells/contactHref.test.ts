import { expect, it } from 'vitest';
import { emailHref, phoneHref } from './contactHref.ts';

it.each([
  ['6085550176', 'tel:+16085550176'],
  ['16085550176', 'tel:+16085550176'],
  ['(608) 555-0176', 'tel:+16085550176'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+1 608 555 0176', 'tel:+16085550176'],
  ['911', 'tel:911'],
])('the number %s is called with %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

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
