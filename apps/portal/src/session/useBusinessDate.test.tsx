// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { people } from '../testing/people.ts';
import { SessionContext } from './SessionContext.ts';
import { useBusinessDate } from './useBusinessDate.ts';

afterEach(() => {
  vi.useRealTimers();
});

function dateFor(businessDate?: string) {
  const session = {
    user: { ...people.agent, ...(businessDate && { businessDate }) },
    mode: 'agent',
    identity: 'agent|1',
    hasLeftNavigation: true,
  } as const;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  return renderHook(useBusinessDate, { wrapper }).result.current;
}

it("uses the carrier's business date, even if this computer has another date", () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 5) });
  expect(dateFor('2026-11-18')).toBe('2026-11-18');
});

it('uses the date of this computer if the carrier has no business date, also late in the evening', () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 5, 23, 30) });
  expect(dateFor()).toBe('2031-01-05');
});
