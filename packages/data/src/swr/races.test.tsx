// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import policyFixture from '../policies/fixtures/getPolicy.json' with { type: 'json' };
import { usePolicy } from '../policies/policy/hooks.ts';
import { settled } from '../testing/fakeCarrier.ts';
import { turnTimers } from '../testing/turnTimers.ts';
import { inData } from '../testing/inData.tsx';

beforeEach(turnTimers);
/** One request: its policy and its outcome. */
interface SentRequest {
  readonly id: string;
  outcome: 'waiting' | 'given up' | 'answered' | 'failed';
  readonly resolve: (response: Response) => void;
}

const failures = {
  409: () => Response.json({ status: 409 }, { status: 409 }),
  500: () => Response.json({ status: 500 }, { status: 500 }),
  breach: () => Response.json({ surprise: true }),
  truncated: () => new Response('{"policyNu'),
} as const;

/** A carrier whose answers the test controls; each answer names its request. */
function scriptedCarrier() {
  const requests: SentRequest[] = [];
  // SWR reads again one frame after it shows a cached answer; a frame is a turn here.
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => queueMicrotask(frame));
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const request: SentRequest = { id: url.split('/').at(-1) ?? '', outcome: 'waiting', resolve };
    signal?.addEventListener('abort', () => {
      if (request.outcome === 'waiting') request.outcome = 'given up';
      reject(signal.reason as Error);
    });
    requests.push(request);
    return promise;
  });
  const waiting = () => requests.filter(({ outcome }) => outcome === 'waiting');
  /** Settles a random waiting request. */
  const settle = (which: number, failure?: keyof typeof failures) => {
    const request = waiting()[which % waiting().length];
    if (!request) return;
    request.outcome = failure ? 'failed' : 'answered';
    const productName = String(requests.indexOf(request));
    const policy = { ...policyFixture, policyNumber: request.id, productName };
    request.resolve(failure ? failures[failure]() : Response.json(policy));
  };
  return { requests, waiting, settle };
}

const renderPolicy = () => {
  return renderHook(({ id }) => usePolicy({ params: { id } }), {
    wrapper: inData(),
    initialProps: { id: 'A' },
  });
};

const step = fc.oneof(
  fc.record({ do: fc.constant('look' as const), id: fc.constantFrom('A', 'B', 'C') }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(9) }) },
  fc.record({
    do: fc.constant('fail' as const),
    which: fc.nat(9),
    failure: fc.constantFrom(...(Object.keys(failures) as unknown as (keyof typeof failures)[])),
  }),
  fc.record({ do: fc.constant('retry' as const) }),
);

it('a read shows the last answer for the current input, in 1,000 random orders', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      cleanup();
      await settled();
      const carrier = scriptedCarrier();
      const { result, rerender } = renderPolicy();
      let wanted = 'A';
      const isAtRest = () => !result.current.isRefreshing && !result.current.isLoading;
      const expectTheLast = () => {
        const { data, error } = result.current;
        const last = carrier.requests.findLastIndex(
          ({ id, outcome }) => id === wanted && outcome !== 'given up',
        );
        const shown = error ? 'failed' : data && [data.policyNumber, data.productName];
        const isFailed = carrier.requests[last]?.outcome === 'failed';
        expect(shown).toEqual(isFailed ? 'failed' : [wanted, String(last)]);
      };
      for (const one of steps) {
        await act(async () => {
          if (one.do === 'look') rerender({ id: (wanted = one.id) });
          else if (one.do === 'retry') result.current.retry();
          else carrier.settle(one.which, one.do === 'fail' ? one.failure : undefined);
          await settled();
        });
        if (isAtRest()) expectTheLast();
      }
      while (carrier.waiting().length > 0) {
        await act(() => {
          carrier.settle(0);
          return settled();
        });
      }
      expect(isAtRest()).toBe(true);
      expectTheLast();
    }),
    { numRuns: 1000 },
  );
}, 600_000);
