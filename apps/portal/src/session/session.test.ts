import { setupServer } from 'msw/node';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getFeature } from '@agent-portal/data/features/contract';
import { getAgentAccess, getUserInfo } from '@agent-portal/data/session/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { people } from '../testing/people.ts';

const asked: string[] = [];
const server = setupServer();
server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  asked.push(pathname + search);
});

beforeAll(() => server.listen());
beforeEach(() => {
  asked.length = 0;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    real(new URL(url, 'http://portal.example'), init),
  );
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => server.close());

/** A document of its own, in which somebody is signed in. */
async function opened(person: keyof typeof people, level: 'Full' | 'Historical' = 'Full') {
  vi.resetModules();
  server.use(
    mockEndpoint(getUserInfo, { ...people[person], expiresAt: '2099-01-01T00:00:00Z' }),
    mockEndpoint(getAgentAccess, level),
    mockEndpoint(getFeature, { isEnabled: true }),
  );
  return import('./session.ts');
}

describe('the session', () => {
  it('asks for the user and the layout’s feature together, once a document', async () => {
    const { getSession } = await opened('agent');
    const session = await Promise.all([getSession(), getSession()]);
    expect(asked.sort()).toEqual(['/auth/userinfo', '/features?feature=left_nav']);
    expect(session[0]).toMatchObject({ mode: 'agent', hasLeftNavigation: true });
  });

  it('has the navigation on top where the feature cannot be had', async () => {
    const { getSession } = await opened('agent');
    server.use(mockFailure(getFeature, 503));
    expect(await getSession()).toMatchObject({ hasLeftNavigation: false });
  });

  it('asks anew after it was forgotten', async () => {
    const { forgetSession, getSession } = await opened('agent');
    await getSession();
    server.use(mockEndpoint(getUserInfo, people.worksite));
    forgetSession();
    expect((await getSession()).user.username).toBe(people.worksite.username);
  });
});

describe('the access level of the agent', () => {
  it('is asked for once an identity, and told to whoever shows the session', async () => {
    const { checkAgentAccess, getSession, sessionStore } = await opened('agent', 'Historical');
    const session = await getSession();
    const heard = vi.fn<() => void>();
    sessionStore.subscribe(heard);
    await Promise.all([checkAgentAccess(session), checkAgentAccess(session)]);
    expect(asked.filter((url) => url.endsWith('/AgentAccess'))).toHaveLength(1);
    expect(heard).toHaveBeenCalledOnce();
    expect(sessionStore.read()?.user.accessLevel).toBe('Historical');
    expect((await getSession()).user.accessLevel).toBe('Historical');
  });

  it.each(['visitor', 'homeOffice'] as const)('is nothing that %s has', async (person) => {
    const { checkAgentAccess, getSession } = await opened(person);
    await checkAgentAccess(await getSession());
    expect(asked.filter((url) => url.endsWith('/AgentAccess'))).toEqual([]);
  });

  it('stays the record’s own where the call fails, and is asked for again', async () => {
    const { checkAgentAccess, getSession, sessionStore } = await opened('agent');
    const session = await getSession();
    server.use(mockFailure(getAgentAccess, 'network'));
    await checkAgentAccess(session);
    await checkAgentAccess(session);
    expect(asked.filter((url) => url.endsWith('/AgentAccess'))).toHaveLength(2);
    expect(sessionStore.read()?.user.accessLevel).toBe('Full');
  });

  it('is Anonymous after logging out', async () => {
    const { getSession, resetAgentAccess, sessionStore } = await opened('agent');
    await getSession();
    resetAgentAccess();
    expect(sessionStore.read()?.user.accessLevel).toBe('Anonymous');
  });
});

describe('the features', () => {
  it('are each asked for once a visit', async () => {
    vi.resetModules();
    server.use(mockEndpoint(getFeature, { isEnabled: true }));
    const { featuresOf } = await import('../features/features.ts');
    await featuresOf(['claims', 'listbill']);
    expect(await featuresOf(['claims'])).toEqual(new Set(['claims']));
    expect(asked).toHaveLength(2);
  });

  it('are off where the call fails or says so', async () => {
    vi.resetModules();
    server.use(
      mockEndpoint(getFeature, (request) => ({ isEnabled: request.url.endsWith('claims') })),
    );
    const { featuresOf } = await import('../features/features.ts');
    expect(await featuresOf(['claims', 'listbill'])).toEqual(new Set(['claims']));
    server.use(mockFailure(getFeature, 'network'));
    expect(await featuresOf(['taxforms'])).toEqual(new Set());
  });
});
