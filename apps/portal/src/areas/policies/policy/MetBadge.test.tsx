// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MetBadge } from './MetBadge.tsx';

afterEach(cleanup);

test.each([
  ['2026-11-28', 'Planned 11/28'],
  ['2027-01-04', 'Planned 01/04'],
  [null, 'Planned'],
])('shows a requirement that is planned for %s as %s', (scheduledDate, said) => {
  const requirement = { met: 'Scheduled', daysOverdue: 0, scheduledDate } as const;
  const { container } = render(<MetBadge requirement={requirement} />);
  expect(container.textContent).toBe(said);
});

test.each([
  ['2026-11-12', 'Met 11/12/2026'],
  [null, 'Met'],
])('shows a requirement that is met on %s as %s', (metDate, said) => {
  const { container } = render(<MetBadge requirement={{ met: 'Met', metDate } as never} />);
  expect(container.textContent).toBe(said);
});
