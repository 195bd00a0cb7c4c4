// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { NoCallNote } from './NoCallNote.tsx';

afterEach(cleanup);

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
