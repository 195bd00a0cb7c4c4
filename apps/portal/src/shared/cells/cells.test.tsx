// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, test } from 'vitest';
import { emailHref } from './EmailLink.tsx';
import { NoCallNote } from './NoCallNote.tsx';

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

test.each([
  [{}, 'Do not call: contact the home office.', 0],
  [
    { claim: { claimNumber: 'C1', status: 'In Review' as const } },
    'Death claim C1 is in review. Do not call: contact the home office.',
    1,
  ],
  [
    { claim: { claimNumber: 'C1', status: 'Paid' as const } },
    'Death claim C1 was paid. Do not call: contact the home office.',
    1,
  ],
])('the note for %j links the claim that the user may open', (noCall, text, links) => {
  render(<NoCallNote noCall={noCall} />, { wrapper: MemoryRouter });
  expect(document.body.textContent).toContain(text);
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
