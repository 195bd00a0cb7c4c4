// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listFreshForMs } from '../list.ts';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import counts from '../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { until } from '../client/until.ts';
import { fakeCarrier, settled } from '../testing/fakeCarrier.ts';
import { watchPolicy } from '../watches/contract.ts';
import one from '../watches/fixtures/watchPolicy.json' with { type: 'json' };
import { useEndpoint } from './useEndpoint.ts';
import { useMutation } from './useMutation.ts';
import { inData } from '../testing/inData.tsx';

const input = { body: { policyNumber: 'NL0018O0142' } };
const idle = { isRunning: false, isForbidden: false, isMissing: false, error: undefined };

/** A read, on screen or not, and a change that invalidates the reads of some paths. */
function renderForm(invalidates: readonly `/${string}`[]) {
  return renderHook(
    ({ isShown }) => ({
      read: useEndpoint(getStatusCounts, isShown ? {} : null, { freshForMs: listFreshForMs }),
      form: useMutation(watchPolicy, { invalidates }),
    }),
    {
      initialProps: { isShown: true },
      wrapper: inData(),
    },
  );
}

const post = (requests: Request[]) => requests.filter(({ method }) => method === 'POST').length;
const get = (requests: Request[]) => requests.filter(({ method }) => method === 'GET').length;

describe('a change that invalidates reads', () => {
  it('returns the answer, and reads the invalidated reads again', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const requests = fakeCarrier(({ method }) =>
      method === 'POST' ? promise : Response.json(counts),
    );
    const { result } = renderForm([getStatusCounts.path]);
    await act(settled);
    expect(result.current.form).toMatchObject(idle);
    expect(get(requests)).toBe(1);
    let sent: Promise<unknown> | undefined;
    act(() => {
      sent = result.current.form.make(input);
    });
    expect(result.current.form).toMatchObject({ ...idle, isRunning: true });
    await act(async () => {
      resolve(Response.json(one));
      expect(await sent).toEqual(one);
      await settled();
    });
    expect(result.current.form).toMatchObject(idle);
    expect(get(requests)).toBe(2);
  });

  it('leaves the other reads unchanged', async () => {
    const requests = fakeCarrier(({ method }) => Response.json(method === 'POST' ? one : counts));
    const { result } = renderForm(['/API/Other']);
    await act(settled);
    await act(async () => {
      await result.current.form.make(input);
      await settled();
    });
    expect(get(requests)).toBe(1);
  });

  it.each(['/API/Other', getStatusCounts.path] as const)(
    'makes a fresh list that is not on screen load again at once, also for %s',
    async (path) => {
      vi.useFakeTimers();
      const requests = fakeCarrier(({ method }) => Response.json(method === 'POST' ? one : counts));
      const { result, rerender } = renderForm([path]);
      const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
      await pass(3_000);
      rerender({ isShown: false });
      await pass(0);
      rerender({ isShown: true });
      await pass(100);
      expect(get(requests)).toBe(1);
      rerender({ isShown: false });
      await act(() => result.current.form.make(input));
      rerender({ isShown: true });
      await pass(100);
      expect(get(requests)).toBe(2);
      vi.useRealTimers();
    },
  );

  it.each([
    [403, { isForbidden: true }],
    [404, { isMissing: true }],
  ])('answered with %i is forbidden or missing, without an error', async (status, outcome) => {
    fakeCarrier(({ method }) =>
      method === 'POST' ? new Response('{}', { status }) : Response.json(counts),
    );
    const { result } = renderForm(['/']);
    await act(settled);
    await act(async () => expect(await result.current.form.make(input)).toBe(false));
    expect(result.current.form).toMatchObject({ ...idle, ...outcome });
  });

  it('that fails shows why, and can be sent again', async () => {
    const again = Promise.withResolvers<Response>();
    const answers = [new Response('{}', { status: 409 }), again.promise];
    const requests = fakeCarrier(({ method }) =>
      method === 'POST' ? (answers.shift() ?? Response.error()) : Response.json(counts),
    );
    const { result } = renderForm(['/API/Other']);
    await act(settled);
    await act(async () => expect(await result.current.form.make(input)).toBe(false));
    expect(result.current.form).toMatchObject({ isRunning: false, isForbidden: false });
    expect(result.current.form.error?.kind).toBe('conflict');
    let sent: Promise<unknown> | undefined;
    act(() => void (sent = result.current.form.make(input)));
    expect(result.current.form).toMatchObject({ ...idle, isRunning: true, failure: undefined });
    again.resolve(Response.json(one));
    await act(async () => expect(await sent).toEqual(one));
    expect(result.current.form).toMatchObject(idle);
    expect(post(requests)).toBe(2);
  });

  it('runs after a conflict until what the other user saved has arrived', async () => {
    const later = Promise.withResolvers<Response>();
    const reads = [Response.json(counts), later.promise];
    fakeCarrier(({ method }) =>
      method === 'POST' ? new Response('{}', { status: 409 }) : (reads.shift() ?? Response.error()),
    );
    const { result } = renderForm([getStatusCounts.path]);
    await act(settled);
    await act(async () => {
      void result.current.form.make(input);
      await settled();
    });
    expect(result.current.form).toMatchObject({ isRunning: true, failure: { kind: 'conflict' } });
    await act(async () => {
      later.resolve(
        Response.json({ ...counts, terminatedPolicies: { declinedInitialPremiumPayments: 19 } }),
      );
      await settled();
    });
    expect(result.current.read.data).toMatchObject({
      terminatedPolicies: { declinedInitialPremiumPayments: 19 },
    });
    expect(result.current.form).toMatchObject({ isRunning: false, failure: { kind: 'conflict' } });
  });

  it('stays cleared when what the other user saved arrives after that', async () => {
    const later = Promise.withResolvers<Response>();
    const reads = [Response.json(counts), later.promise];
    const posts = [new Response('{}', { status: 409 }), Response.json(one)];
    fakeCarrier(
      ({ method }) => (method === 'POST' ? posts.shift() : reads.shift()) ?? Response.json(counts),
    );
    const { result } = renderForm([getStatusCounts.path]);
    await act(settled);
    await act(async () => {
      void result.current.form.make(input);
      await settled();
    });
    expect(result.current.form.failure?.kind).toBe('conflict');
    act(() => result.current.form.clear());
    await act(async () => expect(await result.current.form.make(input)).toEqual(one));
    await act(async () => {
      later.resolve(Response.json(counts));
      await settled();
    });
    expect(result.current.form).toMatchObject({ ...idle, failure: undefined });
  });

  it('is sent once when it is made twice at the same time', async () => {
    const requests = fakeCarrier(({ method }) => Response.json(method === 'POST' ? one : counts));
    const { result } = renderForm(['/API/Other']);
    await act(settled);
    const { make } = result.current.form;
    await act(async () => {
      expect(await Promise.all([make(input), make(input)])).toEqual([one, false]);
    });
    expect(post(requests)).toBe(1);
  });
});

it('a change that is cancelled has no outcome, and can be made again', async () => {
  const requests = fakeCarrier(({ method, signal }) =>
    method === 'POST' ? until(new Promise<never>(() => {}), signal) : Response.json(counts),
  );
  const { result } = renderForm([]);
  await act(settled);
  for (const times of [1, 2]) {
    let made: Promise<unknown> | undefined;
    act(() => {
      made = result.current.form.make(input);
    });
    await act(settled);
    act(() => result.current.form.cancel());
    expect(await act(() => made)).toBe(false);
    expect(result.current.form).toMatchObject({ ...idle, failure: undefined });
    expect(post(requests)).toBe(times);
  }
});
