// @vitest-environment jsdom
import { features } from '@agent-portal/data/features/features';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gatedFeatures } from '../access/accessRules.ts';
import { useSession } from '../session/SessionContext.ts';
import { inPortal } from '../testing/inPortal.tsx';
import { unknownFeatures, useFeatures } from './useFeatures.ts';

it('useFeatures returns unknown features first, then those that are on, and requests them once', async () => {
  const enabled = features.filter((feature) => feature !== 'claims');
  const requests = fakeCarrier(() => Response.json({ enabled }));
  const { result, rerender } = renderHook(useFeatures, { wrapper: inPortal() });
  expect(result.current).toBe(unknownFeatures);
  expect(result.current.size).toBe(0);
  const on = enabled.filter((each) => gatedFeatures.includes(each));
  await vi.waitFor(() => expect([...result.current].sort()).toEqual([...on].sort()));
  rerender();
  expect(requests).toHaveLength(1);
});

it('useFeatures throws an error that names the missing context when a page renders outside a session', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useSession)).toThrow(
    'useSession needs a SessionContext above it: see Root.tsx.',
  );
});
