// @vitest-environment jsdom
import { act, render, renderHook, screen } from '@testing-library/react';
import fc from 'fast-check';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../client/Client.ts';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import { getPolicy } from '../policies/policy/contract.ts';
import policyFixture from '../policies/fixtures/getPolicy.json' with { type: 'json' };
import { usePolicy } from '../policies/policy/hooks.ts';
import { fakeCarrier, settled, testClient } from '../testing/fakeCarrier.ts';
import { turnTimers } from '../testing/turnTimers.ts';
import { DataProvider } from './provider/DataProvider.tsx';
import { useEndpoint } from './useEndpoint.ts';

/** The requested policy, under its number, as `owner` sees it. */
const policyOf = ({ url }: Request, owner = '') => ({
  ...policyFixture,
  policyNumber: decodeURIComponent(url.split('/').at(-1) ?? ''),
  productName: owner,
});

/** A carrier whose answers and their order the test controls. */
function slowCarrier(owner: () => string = () => '') {
  const waiting: { readonly request: Request; readonly answer: () => void }[] = [];
  const requests = fakeCarrier((request) => {
    const whose = owner();
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = () => resolve(Response.json(policyOf(request, whose)));
    waiting.push({ request, answer });
    return promise;
  });
  return { requests, waiting };
}

/** Answers once what the hooks want has reached the carrier. */
const answerAll = (calls: readonly { answer: () => void }[]) =>
  act(async () => {
    await settled();
    for (const { answer } of calls) answer();
    await settled();
  });

const wrapperOf = (client: Client) =>
  function Wrapper({ children }: { readonly children: ReactNode }) {
    return (
      <DataProvider client={client} identity="agent">
        {children}
      </DataProvider>
    );
  };

const renderPolicy = (client: Client, id: string | null) =>
  renderHook(({ id }) => usePolicy(id === null ? null : { params: { id } }), {
    wrapper: wrapperOf(client),
    initialProps: { id },
  });

describe('useEndpoint', () => {
  it('loads, then shows the answer, in one commit each', async () => {
    const { waiting } = slowCarrier();
    let commits = 0;
    const { result } = renderHook(
      () => {
        commits += 1;
        return usePolicy({ params: { id: 'A' } });
      },
      { wrapper: wrapperOf(testClient().client) },
    );
    expect(result.current).toMatchObject({ isLoading: true, isRefreshing: false, data: undefined });
    await answerAll(waiting);
    expect(result.current).toMatchObject({ isLoading: false, isRefreshing: false });
    expect(result.current.data?.policyNumber).toBe('A');
    expect(commits).toBe(2);
  });

  it('sends no request while the input is null', () => {
    const { requests } = slowCarrier();
    const { result } = renderPolicy(testClient().client, null);
    expect(result.current).toMatchObject({ isLoading: false, data: undefined, error: undefined });
    expect(requests).toHaveLength(0);
  });

  it('shows nothing of the previous policy while the next one loads', async () => {
    const { waiting } = slowCarrier();
    const { result, rerender } = renderPolicy(testClient().client, 'A');
    await answerAll(waiting);
    rerender({ id: 'B' });
    expect(result.current).toMatchObject({ data: undefined, isRefreshing: false, isLoading: true });
    await answerAll(waiting);
    expect(result.current.data?.policyNumber).toBe('B');
  });

  it('keeps the previous answer with keepPreviousData, marked as refreshing, while the next one loads', async () => {
    const { waiting } = slowCarrier();
    const { result, rerender } = renderHook(
      ({ id }) => useEndpoint(getPolicy, { params: { id } }, { keepPreviousData: true }),
      { wrapper: wrapperOf(testClient().client), initialProps: { id: 'A' } },
    );
    await answerAll(waiting);
    rerender({ id: 'B' });
    expect(result.current.data?.policyNumber).toBe('A');
    expect(result.current).toMatchObject({ isRefreshing: true, isLoading: false });
    await answerAll(waiting);
    expect(result.current.data?.policyNumber).toBe('B');
    expect(result.current.isRefreshing).toBe(false);
  });

  it('shows only an error after a failure, and loads again on retry', async () => {
    const answers = [new Response('{}', { status: 409 })];
    fakeCarrier((request) => answers.shift() ?? Response.json(policyOf(request)));
    const { result } = renderPolicy(testClient().client, 'A');
    await act(settled);
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(result.current.error?.kind).toBe('conflict');
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ error: undefined, isLoading: true });
    await act(settled);
    expect(result.current.data?.policyNumber).toBe('A');
  });

  it('fails without a request if the input breaks the contract', () => {
    const { requests } = slowCarrier();
    const { result } = renderPolicy(testClient().client, 'x'.repeat(21));
    expect(result.current).toMatchObject({ isLoading: false, error: { kind: 'invalid' } });
    expect(requests).toHaveLength(0);
  });

  it('sends one request for two hooks with the same input, and continues while one of them is mounted', async () => {
    const { requests, waiting } = slowCarrier();
    function Policy() {
      return <p>{usePolicy({ params: { id: 'A' } }).data?.policyNumber ?? 'none'}</p>;
    }
    const Wrapper = wrapperOf(testClient().client);
    const view = render(<Policy />, {
      wrapper: ({ children }) => (
        <Wrapper>
          <Policy />
          {children}
        </Wrapper>
      ),
    });
    view.rerender(null);
    await answerAll(waiting);
    expect(requests).toHaveLength(1);
    expect(screen.getByText('A')).toBeDefined();
  });

  it('aborts the previous read when the input changes, and the last one on unmount', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    });
    const { rerender, unmount } = renderPolicy(testClient().client, 'A');
    await act(settled);
    rerender({ id: 'B' });
    await act(settled);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    unmount();
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('requests an aborted read again when it is needed again', async () => {
    const { waiting } = slowCarrier();
    const { result, rerender } = renderPolicy(testClient().client, 'A');
    await act(settled);
    rerender({ id: 'B' });
    await Promise.resolve();
    rerender({ id: 'A' });
    await answerAll(waiting);
    await answerAll(waiting);
    expect(result.current.data?.policyNumber).toBe('A');
  });

  it('sends one request in strict mode, which mounts twice', async () => {
    const { requests, waiting } = slowCarrier();
    const Wrapper = wrapperOf(testClient().client);
    const { result } = renderHook(() => usePolicy({ params: { id: 'A' } }), {
      wrapper: ({ children }) => (
        <StrictMode>
          <Wrapper>{children}</Wrapper>
        </StrictMode>
      ),
    });
    await answerAll(waiting);
    expect(result.current.data?.policyNumber).toBe('A');
    expect(requests).toHaveLength(1);
  });

  it('uses a prefetched read', async () => {
    const { requests, waiting } = slowCarrier();
    const { client } = testClient();
    void client.prefetch(getPolicy, { params: { id: 'A' } });
    const { result } = renderPolicy(client, 'A');
    await answerAll(waiting);
    expect(result.current.data?.policyNumber).toBe('A');
    expect(requests).toHaveLength(1);
  });

  it('throws an error outside a DataProvider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useEndpoint(getStatusCounts, {}))).toThrow('DataProvider');
  });
});

describe('answers that come late', () => {
  beforeEach(turnTimers);

  const moves = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant('look' as const), id: fc.constantFrom('A', 'B', 'C') }),
      fc.record({ do: fc.constant('answer' as const), which: fc.nat() }),
      fc.record({ do: fc.constant('wait' as const) }),
    ),
    { minLength: 1, maxLength: 8 },
  );

  it('never replace the answer to the last request, in 1,000 random orders', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (steps) => {
        const { waiting } = slowCarrier();
        const { result, rerender, unmount } = renderPolicy(testClient().client, 'A');
        let wanted = 'A';
        for (const step of steps) {
          if (step.do === 'look') rerender({ id: (wanted = step.id) });
          else if (step.do === 'wait') await act(settled);
          else if (waiting.length > 0) {
            await answerAll(waiting.splice(step.which % waiting.length, 1));
          }
          const { data, isRefreshing } = result.current;
          const shown = isRefreshing ? undefined : data?.policyNumber;
          expect([undefined, wanted]).toContain(shown);
          expect(result.current.error).toBeUndefined();
        }
        for (let round = 0; round < 3; round += 1) await answerAll(waiting.splice(0));
        expect(result.current).toMatchObject({ isRefreshing: false, isLoading: false });
        expect(result.current.data?.policyNumber).toBe(wanted);
        unmount();
      }),
      { numRuns: 1000 },
    );
  }, 120_000);

  it('never show to another identity, in 200 random orders', async () => {
    const identities = fc.array(fc.constantFrom('agent', 'office', 'solo'), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(identities, fc.infiniteStream(fc.nat()), async (users, random) => {
        let signedIn = 'agent';
        const { waiting } = slowCarrier(() => signedIn);
        const { client } = testClient();
        const seen: string[] = [];
        function Policy() {
          const owner = usePolicy({ params: { id: 'A' } }).data?.productName;
          if (owner !== undefined) seen.push(`${signedIn} sees ${owner}`);
          return null;
        }
        const tree = () => (
          <DataProvider client={client} identity={signedIn}>
            <Policy />
          </DataProvider>
        );
        const { rerender, unmount } = render(tree());
        for (const user of users) {
          void client.prefetch(getPolicy, { params: { id: 'A' } });
          signedIn = user;
          rerender(tree());
          await act(settled);
          const which = random.next().value % Math.max(waiting.length, 1);
          await answerAll(waiting.splice(which, 1));
        }
        await answerAll(waiting.splice(0));
        for (const sight of seen) expect(sight).toMatch(/^(\w+) sees \1$/);
        expect(seen.at(-1)).toBe(`${signedIn} sees ${signedIn}`);
        unmount();
      }),
      { numRuns: 200 },
    );
  }, 120_000);
});
