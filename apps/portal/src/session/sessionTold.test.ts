import type { Announcements } from '@agent-portal/data';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal } from '../createPortal.ts';
import { people } from '../testing/people.ts';
import { createSessionStore } from './createSessionStore.ts';
import { ownerOf } from './session.ts';

let accessLevel: string;
const accessAsked = vi.fn<() => void>();

beforeEach(() => {
  accessLevel = 'Full';
  accessAsked.mockReset();
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

/** The session of a new portal, whose carrier says that a user is signed in. */
function opened(user: CurrentUser) {
  const asked = fakeCarrier(({ url }) => {
    if (url.includes('userinfo')) return Response.json(user);
    if (url.includes('refresh')) return Response.json('2099-01-01T00:00:00Z');
    if (!url.endsWith('AgentAccess')) return Response.json({ isEnabled: true });
    accessAsked();
    return Response.json(accessLevel);
  });
  const send = vi.fn<Announcements['send']>();
  const dropOthers = vi.fn<(user: CurrentUser) => void>();
  const { client, features } = createPortal();
  const store = createSessionStore({
    client,
    features,
    announcements: { send },
    keptForms: { dropOthers },
  });
  return { store, asked, dropOthers, send };
}

const signedIn = { ...people.agent, expiresAt: '2099-01-01T00:00:00Z' };

describe('a session that is loaded', () => {
  it('is told to the other tabs, which may show somebody else', async () => {
    const { store, send } = opened(signedIn);
    await store.load();
    const identity = `${signedIn.username}|${signedIn.agentId}`;
    expect(ownerOf(signedIn)).toBe(identity);
    expect(send.mock.calls).toEqual([[{ kind: 'identity-changed', identity }]]);
  });

  it('is told to nobody where nobody is signed in', async () => {
    const { store, send } = opened(people.visitor);
    await store.load();
    expect(send).not.toHaveBeenCalled();
  });

  it('has an identity of its own, even where the same user comes back', async () => {
    const { store } = opened(signedIn);
    const before = await store.load();
    store.forget();
    expect((await store.load()).identity).not.toBe(before.identity);
  });

  it('refreshes a token that has run out before anything else is asked', async () => {
    const past = { ...signedIn, expiresAt: '2020-01-01T00:00:00Z' };
    const { store, asked } = opened(past);
    await store.checkAgentAccess(await store.load());
    const paths = asked.map(({ url }) => new URL(url).pathname);
    expect(paths.slice(2).map((path) => path.split('/').at(-1))).toEqual([
      'refreshAuthToken',
      'AgentAccess',
    ]);
  });

  it('takes away what others had typed', async () => {
    const { store, dropOthers } = opened(signedIn);
    await store.load();
    expect(dropOthers).toHaveBeenCalledExactlyOnceWith(signedIn);
  });
});

describe('whoever shows the session', () => {
  it('hears of it until it no longer listens, and of no level that is the same', async () => {
    const { store } = opened(signedIn);
    const heard = vi.fn<() => void>();
    const stop = store.subscribe(heard);
    const session = await store.load();
    expect(heard).toHaveBeenCalledTimes(1);
    await store.checkAgentAccess(session);
    expect(accessAsked).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    store.forget();
    await store.load();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps its own level where the answer is for a session that has gone', async () => {
    const { store } = opened(signedIn);
    const gone = await store.load();
    store.forget();
    await store.load();
    accessLevel = 'Historical';
    await store.checkAgentAccess(gone);
    expect(accessAsked).toHaveBeenCalledOnce();
    expect(store.read()?.user.accessLevel).toBe('Full');
  });

  it('has its level asked for anew after the session was forgotten', async () => {
    const { store } = opened(signedIn);
    const session = await store.load();
    await store.checkAgentAccess(session);
    store.forget();
    await store.checkAgentAccess(session);
    expect(accessAsked).toHaveBeenCalledTimes(2);
  });

  it('needs nobody to be there for access to be taken away', async () => {
    const { store } = opened(signedIn);
    store.resetAgentAccess();
    expect(store.read()).toBeUndefined();
  });
});
