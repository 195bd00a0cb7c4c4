// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeCarrier, settled } from '../../testing/fakeCarrier.ts';
import today from './fixtures/getToday.json' with { type: 'json' };
import { useToday } from './hooks.ts';
import { inData } from '../../testing/inData.tsx';

it('the hook keeps the queue while a whole group loads, and not for other people or another agent', async () => {
  let isAnswered = true;
  fakeCarrier(() => (isAnswered ? Response.json(today) : new Promise<Response>(() => {})));
  const wrapper = inData();
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
