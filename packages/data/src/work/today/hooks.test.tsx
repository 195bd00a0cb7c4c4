// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataProvider } from '../../swr/provider/DataProvider.tsx';
import { fakeCarrier, settled, testClient } from '../../testing/fakeCarrier.ts';
import today from './fixtures/getToday.json' with { type: 'json' };
import { useToday } from './hooks.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps the queue while a whole group loads, and not for other people or another agent', async () => {
  let isAnswered = true;
  fakeCarrier(() => (isAnswered ? Response.json(today) : new Promise<Response>(() => {})));
  const { client } = testClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <DataProvider client={client} identity="agent">
      {children}
    </DataProvider>
  );
  const { result, rerender } = renderHook(
    (args: Parameters<typeof useToday>) => useToday(...args),
    {
      wrapper,
      initialProps: ['mine', [], '4471902'],
    },
  );
  await act(settled);
  isAnswered = false;
  rerender(['mine', ['cases'], '4471902']);
  expect(result.current.data).toBeDefined();
  rerender(['everybody', [], '4471902']);
  expect(result.current.data).toBeUndefined();
  rerender(['mine', [], '4471918']);
  expect(result.current.data).toBeUndefined();
});
