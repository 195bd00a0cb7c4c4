// @vitest-environment jsdom
import { DataProvider, useClient } from '@agent-portal/data';
import type { StatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import { useStatusCounts } from '@agent-portal/data/policies/status-counts/hooks';
import { fakeCarrier, settled } from '@agent-portal/data/testing/fakeCarrier';
import { turnTimers } from '@agent-portal/data/testing/turnTimers';
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPortal, type Portal } from '../../createPortal.ts';
import { PortalContext } from '../../PortalContext.ts';
import { useStore } from '../../browser/useStore.ts';
import { Content } from '../../shell/frame/Content.tsx';
import { people } from '../../testing/people.ts';
import { type NextIdentity, switchIdentity } from './switchIdentity.ts';

const counts = (totalPolicies: number): StatusCounts => ({
  pendingPolicies: { underwritingRequirements: 1, pendingPremium: '1.00' },
  activePolicies: { totalPolicies, annualizedPremium: '1.00', pastDuePremium: '1.00' },
  terminatedPolicies: { declinedInitialPremiumPayments: 1 },
});

/** A policy count for each identity, so that a screen shows whose data it has. */
const policiesOf: Readonly<Record<string, number>> = { '': 7000, A: 7001, B: 7002 };

/** A carrier that answers on request, for the identity that the session had at the time of the call. */
function slowCarrier() {
  let agentId = '';
  let isSwitching = false;
  const waiting: (() => void)[] = [];
  const askedMeanwhile: string[] = [];

  function bodyOf(path: string): unknown {
    if (path === '/auth/userinfo') {
      const user = agentId ? people.homeOfficeAsAgent : people.homeOffice;
      return { ...user, agentId, expiresAt: '' };
    }
    if (path === '/features') return { isEnabled: true };
    if (path.endsWith('/AgentAccess')) return 'Full';
    return counts(policiesOf[agentId] ?? 0);
  }

  fakeCarrier(async (request) => {
    const { pathname } = new URL(request.url);
    const isSwitch = request.method === 'POST';
    if (isSwitching && pathname.endsWith('StatusCounts')) askedMeanwhile.push(pathname);
    if (isSwitch) {
      isSwitching = true;
      agentId = pathname.endsWith('Impersonate')
        ? ((await request.json()) as { agentId: string }).agentId
        : '';
    }
    const body = isSwitch ? { records: [] } : bodyOf(pathname);
    const { promise, resolve } = Promise.withResolvers<Response>();
    waiting.push(() => {
      if (isSwitch) isSwitching = false;
      resolve(Response.json(body));
    });
    return promise;
  });
  return { waiting, askedMeanwhile, agentId: () => agentId };
}

/** Every render of a page: whose session it had, and whose policies it showed. */
const seen: string[] = [];
let portal: Portal;
let start: (next: NextIdentity) => Promise<boolean>;

function Policies() {
  const tools = { portal, client: useClient(), navigate: useNavigate() };
  const total = useStatusCounts().data?.activePolicies.totalPolicies;
  const owner = portal.session.read()?.user.agentId ?? '';
  useEffect(() => {
    start = (next) => switchIdentity(next, tools);
  });
  if (total !== undefined) seen.push(`${policiesOf[owner]} sees ${total}`);
  return <p>{total}</p>;
}

function App() {
  const session = useStore(portal.session);
  return (
    session && (
      <DataProvider client={portal.client} identity={session.identity}>
        <Content />
      </DataProvider>
    )
  );
}

const addresses = ['/pending', '/policy', '/my-business', '/home-office-user'];

function openApp() {
  const children = addresses.map((path) => ({ path, element: <Policies /> }));
  const router = createMemoryRouter([{ element: <App />, children }], {
    initialEntries: ['/pending'],
  });
  render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  );
  return router;
}

beforeEach(() => {
  turnTimers();
  seen.length = 0;
  portal = createPortal();
});
afterEach(() => portal.stop());

type Carrier = ReturnType<typeof slowCarrier>;

const answer = (carrier: Carrier, which = 0) =>
  act(async () => {
    carrier.waiting.splice(which % carrier.waiting.length, 1)[0]?.();
    await settled();
  });

async function answerAll(carrier: Carrier): Promise<void> {
  for (let quiet = 0; quiet < 2; quiet += 1) {
    while (carrier.waiting.length > 0) {
      quiet = 0;
      await answer(carrier);
    }
    await act(settled);
  }
}

async function signedIn() {
  const carrier = slowCarrier();
  const session = portal.session.load();
  await answerAll(carrier);
  await session;
  return { carrier, router: openApp() };
}

const moves = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(9) }) },
    fc.record({ do: fc.constant('look' as const), at: fc.constantFrom('/pending', '/policy') }),
    fc.record({
      do: fc.constant('switch' as const),
      to: fc.constantFrom<NextIdentity>({ agentId: 'A' }, { agentId: 'B' }, 'home-office'),
    }),
  ),
  { minLength: 4, maxLength: 14 },
);

describe('a switch of identity', () => {
  it('shows and stores no data of the former identity, in 100 random orders of slow answers', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (steps) => {
        cleanup();
        seen.length = 0;
        portal.stop();
        portal = createPortal();
        const { carrier, router } = await signedIn();
        let switching: Promise<boolean> | undefined;
        for (const step of steps) {
          if (step.do === 'answer') {
            if (carrier.waiting.length > 0) await answer(carrier, step.which);
          } else if (step.do === 'look') {
            await act(async () => {
              if (!switching) await router.navigate(step.at);
            });
          } else if (!switching && portal.appStatus.read().kind === 'ready') {
            await act(async () => {
              switching = start(step.to).finally(() => (switching = undefined));
              await settled();
            });
          }
        }
        await answerAll(carrier);
        const own = policiesOf[carrier.agentId()];
        expect(document.body.textContent).toBe(String(own));
        for (const sight of seen) expect(sight).toMatch(/^(\d+) sees \1$/);
        expect(carrier.askedMeanwhile).toEqual([]);
        // Another page finds only data of the same identity in the cache.
        await act(() => router.navigate('/policy'));
        await answerAll(carrier);
        expect(seen.at(-1)).toBe(`${own} sees ${own}`);
      }),
      { numRuns: 100 },
    );
  }, 120_000);

  it('removes the page when the answer arrives, before the new user has loaded', async () => {
    const { carrier } = await signedIn();
    await answerAll(carrier);
    expect(document.body.textContent).toBe('7000');
    portal.listMemory.offer('/pending#pending', {});
    sessionStorage.setItem('saved', 'x');
    await act(async () => {
      void start({ agentId: 'A' });
      await settled();
    });
    expect(document.body.textContent).toBe('7000');
    await answer(carrier);
    expect(document.body.textContent).toBe('');
    expect(portal.listMemory.offered('/pending#pending')).toBeUndefined();
    expect(sessionStorage.getItem('saved')).toBeNull();
  });

  it.each([
    [{ agentId: 'A' }, '/my-business'],
    ['home-office', '/home-office-user'],
  ] as const)('to %o opens %s', async (next, address) => {
    const { carrier, router } = await signedIn();
    await answerAll(carrier);
    let switching: Promise<boolean> | undefined;
    await act(async () => {
      switching = start(next);
      await settled();
    });
    await answerAll(carrier);
    expect(await switching).toBe(true);
    expect(router.state.location.pathname).toBe(address);
    expect(portal.session.read()?.user.agentId).toBe(carrier.agentId());
  });

  const failures: Readonly<Record<string, () => Response | Promise<Response>>> = {
    'no network': () => Promise.reject(new TypeError('Failed to fetch')),
    'a refusal': () => Response.json({ status: 403 }, { status: 403 }),
    'a failure of the carrier': () => new Response('{}', { status: 500 }),
    'a time-out': () => Promise.reject(new DOMException('too late', 'TimeoutError')),
    'an invalid answer': () => new Response('<!doctype html>'),
  };
  const switches = [
    ['impersonation', '', { agentId: 'A' }],
    ['resume', 'A', 'home-office'],
  ] as const;
  /** Opens /pending as an identity, with stored state that a switch would remove. */
  async function settledAs(agentId: string) {
    const { carrier, router } = await signedIn();
    await answerAll(carrier);
    if (agentId) {
      await act(async () => {
        void start({ agentId });
        await settled();
      });
      await answerAll(carrier);
      await act(() => router.navigate('/pending'));
      await answerAll(carrier);
    }
    portal.listMemory.offer('/pending#pending', {});
    sessionStorage.setItem('saved', 'x');
    return router;
  }

  describe.each(switches)('by %s from "%s" to %o', (_, from, next) => {
    it.each(Object.entries(failures))(
      'returns false after %s, and changes nothing',
      async (_, fail) => {
        const router = await settledAs(from);
        const session = portal.session.read();
        const user = from ? people.homeOfficeAsAgent : people.homeOffice;
        const requests = fakeCarrier(({ method }) =>
          method === 'POST' ? fail() : Response.json({ ...user, agentId: from, expiresAt: '' }),
        );
        await act(async () => expect(await start(next)).toBe(false));
        expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
        expect(document.body.textContent).toBe(String(policiesOf[from]));
        expect(router.state.location.pathname).toBe('/pending');
        expect(portal.session.read()).toBe(session);
        expect(portal.listMemory.offered('/pending#pending')).toEqual({});
        expect(sessionStorage.getItem('saved')).toBe('x');
        expect(portal.appStatus.read()).toEqual({ kind: 'ready' });
        sessionStorage.clear();
      },
    );

    it('completes even if only its answer is lost', async () => {
      const router = await settledAs(from);
      const agentId = next === 'home-office' ? '' : next.agentId;
      const user = agentId ? people.homeOfficeAsAgent : people.homeOffice;
      fakeCarrier(({ url, method }) => {
        if (method === 'POST') return Promise.reject(new TypeError('Failed to fetch'));
        if (url.endsWith('StatusCounts')) return Response.json(counts(policiesOf[agentId] ?? 0));
        if (url.endsWith('AgentAccess')) return Response.json('Full');
        return Response.json({ ...user, agentId, expiresAt: '', isEnabled: true });
      });
      await act(async () => expect(await start(next)).toBe(true));
      await act(settled);
      expect(router.state.location.pathname).toBe(agentId ? '/my-business' : '/home-office-user');
      expect(portal.session.read()?.user.agentId).toBe(agentId);
      expect(document.body.textContent).toBe(String(policiesOf[agentId]));
    });
  });
});
