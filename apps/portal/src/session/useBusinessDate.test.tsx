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

it("the business date is the carrier's, whatever day it is on this computer", () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 5) });
  expect(dateFor('2026-11-18')).toBe('2026-11-18');
});

it('a carrier that says none means the day of this computer, late in the evening too', () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 5, 23, 30) });
  expect(dateFor()).toBe('2031-01-05');
});
