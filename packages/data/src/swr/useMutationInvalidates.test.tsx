// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getStatusCounts } from '../policies/contract.ts';
import counts from '../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { useStatusCounts } from '../policies/hooks.ts';
import { fakeCarrier, settled, testClient } from '../testing/fakeCarrier.ts';
import { watchPolicy } from '../watches/contract.ts';
import one from '../watches/fixtures/watchPolicy.json' with { type: 'json' };
import { DataProvider } from './provider/DataProvider.tsx';
import { useMutation } from './useMutation.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const input = { body: { policyNumber: 'NL0018O0142' } };
const idle = { isRunning: false, isForbidden: false, isMissing: false, error: undefined };

/** A read on screen, and a change that invalidates the reads of some paths. */
function renderForm(invalidates: readonly `/${string}`[]) {
  const { client } = testClient();
  const cancelPrefetches = vi.spyOn(client, 'cancelPrefetches');
  const hook = renderHook(
    () => ({
      read: useStatusCounts(),
      form: useMutation(watchPolicy, { invalidates }),
    }),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <DataProvider client={client} identity="agent">
          {children}
        </DataProvider>
      ),
    },
  );
  return { ...hook, cancelPrefetches };
}

const post = (asked: Request[]) => asked.filter(({ method }) => method === 'POST').length;
const get = (asked: Request[]) => asked.filter(({ method }) => method === 'GET').length;

describe('a change that invalidates reads', () => {
  it('returns the answer, and reads the invalidated reads again', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const asked = fakeCarrier(({ method }) =>
      method === 'POST' ? promise : Response.json(counts),
    );
    const { result, cancelPrefetches } = renderForm([getStatusCounts.path]);
    await act(settled);
    expect(result.current.form).toMatchObject(idle);
    expect(get(asked)).toBe(1);
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
    expect(get(asked)).toBe(2);
    expect(cancelPrefetches).toHaveBeenCalledOnce();
  });

  it('leaves the other reads unchanged', async () => {
    const asked = fakeCarrier(({ method }) => Response.json(method === 'POST' ? one : counts));
    const { result } = renderForm(['/API/Other']);
    await act(settled);
    await act(async () => {
      await result.current.form.make(input);
      await settled();
    });
    expect(get(asked)).toBe(1);
  });

  it.each([
    [403, { isForbidden: true }],
    [404, { isMissing: true }],
  ])('answered with %i is forbidden or missing, without an error', async (status, outcome) => {
    fakeCarrier(({ method }) =>
      method === 'POST' ? new Response('{}', { status }) : Response.json(counts),
    );
    const { result, cancelPrefetches } = renderForm(['/']);
    await act(settled);
    await act(async () => expect(await result.current.form.make(input)).toBe(false));
    expect(result.current.form).toMatchObject({ ...idle, ...outcome });
    expect(cancelPrefetches).not.toHaveBeenCalled();
  });

  it('that fails shows why, and can be sent again', async () => {
    const answers = [new Response('{}', { status: 409 }), Response.json(one)];
    const asked = fakeCarrier(({ method }) =>
      method === 'POST' ? (answers.shift() ?? Response.error()) : Response.json(counts),
    );
    const { result } = renderForm(['/API/Other']);
    await act(settled);
    await act(async () => expect(await result.current.form.make(input)).toBe(false));
    expect(result.current.form).toMatchObject({ isRunning: false, isForbidden: false });
    expect(result.current.form.error?.kind).toBe('conflict');
    await act(async () => expect(await result.current.form.make(input)).toEqual(one));
    expect(result.current.form).toMatchObject(idle);
    expect(post(asked)).toBe(2);
  });

  it('is sent once when it is made twice at the same time', async () => {
    const asked = fakeCarrier(({ method }) => Response.json(method === 'POST' ? one : counts));
    const { result } = renderForm(['/API/Other']);
    await act(settled);
    const { make } = result.current.form;
    await act(async () => {
      expect(await Promise.all([make(input), make(input)])).toEqual([one, false]);
    });
    expect(post(asked)).toBe(1);
  });
});
