import { setupServer } from 'msw/node';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getFeature, getFeatures } from '@agent-portal/data/features/contract';
import { getAgentAccess, getUserInfo } from '@agent-portal/data/session/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../createPortal.ts';
import { people } from '../testing/people.ts';

const requests: string[] = [];
const server = setupServer();
server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  requests.push(pathname + search);
});

beforeAll(() => server.listen());
beforeEach(() => {
  requests.length = 0;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    real(new URL(url, 'http://portal.example'), init),
  );
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});
afterEach(() => {
  server.resetHandlers();
  for (const portal of portals.splice(0)) portal.stop();
});

afterAll(() => server.close());

const portals: Portal[] = [];

function openPortal(): Portal {
  const portal = createPortal();
  portals.push(portal);
  return portal;
}

/** The session of a new portal, in which a user is signed in. */
function opened(person: keyof typeof people, level: 'Full' | 'Historical' = 'Full') {
  server.use(
    mockEndpoint(getUserInfo, { ...people[person], expiresAt: '2099-01-01T00:00:00Z' }),
    mockEndpoint(getAgentAccess, level),
    mockEndpoint(getFeatures, { enabled: ['left_nav'] }),
  );
  return openPortal().session;
}

describe('the session', () => {
  it('requests the user and the features together, once per document', async () => {
    const store = opened('agent');
    const session = await Promise.all([store.load(), store.load()]);
    expect(requests.sort()).toEqual(['/auth/userinfo', '/features/enabled']);
    expect(session[0]).toMatchObject({ mode: 'agent', hasLeftNavigation: true });
  });

  it('has the navigation on top if the feature cannot be loaded', async () => {
    const store = opened('agent');
    server.use(mockFailure(getFeatures, 503), mockFailure(getFeature, 503));
    expect(await store.load()).toMatchObject({ hasLeftNavigation: false });
  });

  it('loads again after it was forgotten', async () => {
    const store = opened('agent');
    await store.load();
    server.use(mockEndpoint(getUserInfo, people.worksite));
    store.forget();
    expect((await store.load()).user.username).toBe(people.worksite.username);
  });
});

describe('the access level of the agent', () => {
  it('is requested once per identity, and reported to subscribers of the session', async () => {
    const store = opened('agent', 'Historical');
    const session = await store.load();
    const heard = vi.fn<() => void>();
    store.subscribe(heard);
    await Promise.all([store.checkAgentAccess(session), store.checkAgentAccess(session)]);
    expect(requests.filter((url) => url.endsWith('/AgentAccess'))).toHaveLength(1);
    expect(heard).toHaveBeenCalledOnce();
    expect(store.read()?.user.accessLevel).toBe('Historical');
    expect((await store.load()).user.accessLevel).toBe('Historical');
  });

  it.each(['visitor', 'homeOffice'] as const)('is not requested for %s', async (person) => {
    const store = opened(person);
    await store.checkAgentAccess(await store.load());
    expect(requests.filter((url) => url.endsWith('/AgentAccess'))).toEqual([]);
  });

  it('stays as in the user record if the call fails, and is requested again', async () => {
    const store = opened('agent');
    const session = await store.load();
    server.use(mockFailure(getAgentAccess, 'network'));
    await store.checkAgentAccess(session);
    await store.checkAgentAccess(session);
    expect(requests.filter((url) => url.endsWith('/AgentAccess'))).toHaveLength(2);
    expect(store.read()?.user.accessLevel).toBe('Full');
  });

  it('is Anonymous after logout', async () => {
    const store = opened('agent');
    await store.load();
    store.resetAgentAccess();
    expect(store.read()?.user.accessLevel).toBe('Anonymous');
  });
});

describe('the features', () => {
  it('are all requested in one call, once per visit', async () => {
    server.use(mockEndpoint(getFeatures, { enabled: ['claims', 'a_newer_one'] }));
    const { features } = openPortal();
    expect(await features([])).toEqual(new Set());
    expect(requests).toEqual([]);
    const [some, others] = await Promise.all([
      features(['claims', 'listbill']),
      features(['taxforms']),
    ]);
    expect(some).toEqual(new Set(['claims']));
    expect(others).toEqual(new Set());
    expect(requests).toEqual(['/features/enabled']);
  });

  it.each([404, 503, 'network'] as const)(
    'are each requested once per visit if the call for all of them fails with %s',
    async (failure) => {
      server.use(
        mockFailure(getFeatures, failure),
        mockEndpoint(getFeature, (request) => ({ isEnabled: !request.url.endsWith('listbill') })),
      );
      const { features } = openPortal();
      expect(await features(['claims', 'listbill'])).toEqual(new Set(['claims']));
      expect(await features(['claims'])).toEqual(new Set(['claims']));
      // A call that gets no answer is followed by one that checks the connection.
      expect(requests.filter((path) => path !== '/auth/userinfo').sort()).toEqual([
        '/features/enabled',
        '/features?feature=claims',
        '/features?feature=listbill',
      ]);
    },
  );

  it('are off if the call fails or the carrier says so', async () => {
    server.use(
      mockFailure(getFeatures, 404),
      mockEndpoint(getFeature, (request) => ({ isEnabled: request.url.endsWith('claims') })),
    );
    const { features } = openPortal();
    expect(await features(['claims', 'listbill'])).toEqual(new Set(['claims']));
    server.use(mockFailure(getFeature, 'network'));
    expect(await features(['taxforms'])).toEqual(new Set());
  });
});
