import type { CurrentUser } from '@agent-portal/data/session/contract';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { people } from '../testing/people.ts';

let accessLevel: string;
const accessAsked = vi.fn<() => void>();

beforeEach(() => {
  accessLevel = 'Full';
  accessAsked.mockReset();
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

/** A document of its own, whose carrier says that somebody is signed in. */
async function opened(user: CurrentUser) {
  vi.resetModules();
  const asked = fakeCarrier(({ url }) => {
    if (url.includes('userinfo')) return Response.json(user);
    if (url.includes('refresh')) return Response.json('2099-01-01T00:00:00Z');
    if (!url.endsWith('AgentAccess')) return Response.json({ isEnabled: true });
    accessAsked();
    return Response.json(accessLevel);
  });
  const { announcements } = await import('@agent-portal/data');
  const send = vi.spyOn(announcements, 'send').mockImplementation(() => {});
  const { keptForms } = await import('../shared/form/keptForms.ts');
  const dropOthers = vi.spyOn(keptForms, 'dropOthers');
  return { ...(await import('./session.ts')), asked, dropOthers, send };
}

const signedIn = { ...people.agent, expiresAt: '2099-01-01T00:00:00Z' };

describe('a session that is loaded', () => {
  it('is told to the other tabs, which may show somebody else', async () => {
    const { getSession, ownerOf, send } = await opened(signedIn);
    await getSession();
    const identity = `${signedIn.username}|${signedIn.agentId}`;
    expect(ownerOf(signedIn)).toBe(identity);
    expect(send.mock.calls).toEqual([[{ kind: 'identity-changed', identity }]]);
  });

  it('is told to nobody where nobody is signed in', async () => {
    const { getSession, send } = await opened(people.visitor);
    await getSession();
    expect(send).not.toHaveBeenCalled();
  });

  it('has an identity of its own, even where the same user comes back', async () => {
    const { forgetSession, getSession } = await opened(signedIn);
    const before = await getSession();
    forgetSession();
    expect((await getSession()).identity).not.toBe(before.identity);
  });

  it('refreshes a token that has run out before anything else is asked', async () => {
    const past = { ...signedIn, expiresAt: '2020-01-01T00:00:00Z' };
    const { asked, checkAgentAccess, getSession } = await opened(past);
    await checkAgentAccess(await getSession());
    const paths = asked.map(({ url }) => new URL(url).pathname);
    expect(paths.slice(2).map((path) => path.split('/').at(-1))).toEqual([
      'refreshAuthToken',
      'AgentAccess',
    ]);
  });

  it('takes away what others had typed', async () => {
    const { dropOthers, getSession } = await opened(signedIn);
    await getSession();
    expect(dropOthers).toHaveBeenCalledExactlyOnceWith(signedIn);
  });
});

describe('whoever shows the session', () => {
  it('hears of it until it no longer listens, and of no level that is the same', async () => {
    const { checkAgentAccess, forgetSession, getSession, sessionStore } = await opened(signedIn);
    const heard = vi.fn<() => void>();
    const stop = sessionStore.subscribe(heard);
    const session = await getSession();
    expect(heard).toHaveBeenCalledTimes(1);
    await checkAgentAccess(session);
    expect(accessAsked).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    forgetSession();
    await getSession();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps its own level where the answer is for a session that has gone', async () => {
    const { checkAgentAccess, forgetSession, getSession, sessionStore } = await opened(signedIn);
    const gone = await getSession();
    forgetSession();
    await getSession();
    accessLevel = 'Historical';
    await checkAgentAccess(gone);
    expect(accessAsked).toHaveBeenCalledOnce();
    expect(sessionStore.read()?.user.accessLevel).toBe('Full');
  });

  it('has its level asked for anew after the session was forgotten', async () => {
    const { checkAgentAccess, forgetSession, getSession } = await opened(signedIn);
    const session = await getSession();
    await checkAgentAccess(session);
    forgetSession();
    await checkAgentAccess(session);
    expect(accessAsked).toHaveBeenCalledTimes(2);
  });

  it('needs nobody to be there for access to be taken away', async () => {
    const { resetAgentAccess, sessionStore } = await opened(signedIn);
    resetAgentAccess();
    expect(sessionStore.read()).toBeUndefined();
  });
});
