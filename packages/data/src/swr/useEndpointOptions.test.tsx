// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import counts from '../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { fakeCarrier } from '../testing/fakeCarrier.ts';
import { useEndpoint } from './useEndpoint.ts';
import { inData } from '../testing/inData.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
type Options = Parameters<typeof useEndpoint>[2];

/** A screen that can unmount and return, with a read that has options. */
function renderScreen(options?: Options, answer = () => Response.json(counts)) {
  const requests = fakeCarrier(answer);
  const hook = renderHook(
    ({ isThere }) => useEndpoint(getStatusCounts, isThere ? {} : null, options),
    {
      wrapper: inData(),
      initialProps: { isThere: true },
    },
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const leaveFor = async (milliseconds: number) => {
    hook.rerender({ isThere: false });
    await pass(milliseconds);
    hook.rerender({ isThere: true });
    // SWR reads again in the next frame.
    await pass(100);
  };
  return { ...hook, requests, leaveFor, pass };
}

describe('an answer', () => {
  it('that is fresh for a minute is not requested again before', async () => {
    const { requests, leaveFor, pass, result } = renderScreen({ freshForMs: 60_000 });
    await pass(0);
    await leaveFor(50_000);
    expect(result.current.data).toEqual(counts);
    expect(requests).toHaveLength(1);
    await leaveFor(20_000);
    expect(requests).toHaveLength(2);
  });

  it('is fresh for two seconds by default, and shows while it is requested again', async () => {
    const { requests, leaveFor, pass, result } = renderScreen();
    await pass(0);
    await leaveFor(1_000);
    expect(requests).toHaveLength(1);
    await leaveFor(3_000);
    expect(requests).toHaveLength(2);
    expect(result.current.data).toEqual(counts);
  });

  it.each([
    [400, { keepAfterFailure: true }, counts],
    [401, { keepAfterFailure: true }, undefined],
    [403, { keepAfterFailure: true }, undefined],
    [400, {}, undefined],
  ])(
    'is, after a read that fails with %i and the options %o, %o',
    async (status, options, stored) => {
      let answer = () => Response.json(counts);
      const { leaveFor, pass, result } = renderScreen(options, () => answer());
      await pass(0);
      answer = () => Response.json({ status, title: 'No' }, { status });
      await leaveFor(3_000);
      await pass(0);
      expect(result.current.error).toBeDefined();
      expect(result.current.data).toEqual(stored);
    },
  );

  it('is polled every minute if the option is set, and never by default', async () => {
    const often = renderScreen({ pollEveryMs: 60_000 });
    await often.pass(0);
    await often.pass(119_999);
    expect(often.requests).toHaveLength(2);
    await often.pass(1);
    expect(often.requests).toHaveLength(3);
    often.unmount();
    const once = renderScreen();
    await once.pass(600_000);
    expect(once.requests).toHaveLength(1);
  });

  it('is undefined, and nothing loads, while the input is null', async () => {
    const { pass, rerender, result } = renderScreen();
    await pass(0);
    rerender({ isThere: false });
    expect(result.current).toMatchObject({ data: undefined, error: undefined, isLoading: false });
  });

  it('is not requested again when its window gets the focus', async () => {
    const { requests, pass } = renderScreen();
    await pass(60_000);
    act(() => void globalThis.dispatchEvent(new Event('focus')));
    await pass(60_000);
    expect(requests).toHaveLength(1);
  });
});
