// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeCarrier, settled } from '../testing/fakeCarrier.ts';
import { useWatches, useWatchPolicy } from '../watches/hooks.ts';
import none from '../watches/fixtures/stopWatching.json' with { type: 'json' };
import one from '../watches/fixtures/watchPolicy.json' with { type: 'json' };
import { inData } from '../testing/inData.tsx';

function renderWatch() {
  return renderHook(() => ({ watches: useWatches(), watch: useWatchPolicy() }), {
    wrapper: inData(),
  });
}

const input = { body: { policyNumber: 'NL0018O0142' } };

describe('a change whose answer replaces a read', () => {
  it('shows its answer instead of the read’s, without a request', async () => {
    const requests = fakeCarrier(({ method }) => Response.json(method === 'POST' ? one : none));
    const { result } = renderWatch();
    await act(settled);
    expect(result.current.watches.data).toEqual(none);
    await act(async () => expect(await result.current.watch.make(input)).toEqual(one));
    expect(result.current.watches.data).toEqual(one);
    expect(result.current.watch).toMatchObject({ isRunning: false, error: undefined });
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('leaves the read unchanged when it fails, and shows why until it is cleared', async () => {
    const problem = { detail: 'You watch 100 policies already.' };
    fakeCarrier(({ method }) =>
      method === 'POST' ? Response.json(problem, { status: 409 }) : Response.json(none),
    );
    const { result } = renderWatch();
    await act(settled);
    await act(async () => expect(await result.current.watch.make(input)).toBe(false));
    expect(result.current.watches.data).toEqual(none);
    expect(result.current.watch.error?.message).toBe('You watch 100 policies already.');
    act(() => result.current.watch.clear());
    expect(result.current.watch).toMatchObject({ error: undefined, failure: undefined });
  });

  it('that is not found shows why, without an error', async () => {
    const problem = { detail: 'There is no such policy.' };
    fakeCarrier(({ method }) =>
      method === 'POST' ? Response.json(problem, { status: 404 }) : Response.json(none),
    );
    const { result } = renderWatch();
    await act(settled);
    await act(async () => expect(await result.current.watch.make(input)).toBe(false));
    expect(result.current.watch).toMatchObject({ isMissing: true, error: undefined });
    expect(result.current.watch.failure?.message).toBe('There is no such policy.');
  });

  it('wins over an earlier read whose answer arrives later', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fakeCarrier(({ method }) => (method === 'POST' ? Response.json(one) : promise));
    const { result } = renderWatch();
    await act(settled);
    await act(async () => expect(await result.current.watch.make(input)).toEqual(one));
    await act(async () => {
      resolve(Response.json(none));
      await settled();
    });
    expect(result.current.watches.data).toEqual(one);
  });
});

it('useWatches polls every five minutes', async () => {
  vi.useFakeTimers();
  const requests = fakeCarrier(() => Response.json(none));
  renderWatch();
  await act(() => vi.advanceTimersByTimeAsync(299_000));
  expect(requests).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(requests).toHaveLength(2);
});
