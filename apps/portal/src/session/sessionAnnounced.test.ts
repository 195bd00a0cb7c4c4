import type { Announcements } from '@agent-portal/data';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
/** The session of a new portal whose carrier returns a signed-in user. */
function opened(user: CurrentUser) {
  const requests = fakeCarrier(({ url }) => {
    if (url.includes('userinfo')) return Response.json(user);
    if (url.includes('refresh')) return Response.json('2099-01-01T00:00:00Z');
    if (!url.endsWith('AgentAccess')) return Response.json({ enabled: ['left_nav'] });
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
    formDrafts: { dropOthers },
  });
  return { store, requests, dropOthers, send };
}

const signedIn = { ...people.agent, expiresAt: '2099-01-01T00:00:00Z' };

describe('a session that is loaded', () => {
  it('is announced to the other tabs, which may show another user', async () => {
    const { store, send } = opened(signedIn);
    await store.load();
    const identity = `${signedIn.username}|${signedIn.agentId}`;
    expect(ownerOf(signedIn)).toBe(identity);
    expect(send.mock.calls).toEqual([[{ kind: 'identity-changed', identity }]]);
  });

  it('is not announced for a visitor', async () => {
    const { store, send } = opened(people.visitor);
    await store.load();
    expect(send).not.toHaveBeenCalled();
  });

  it('has a new identity, even if the same user signs in again', async () => {
    const { store } = opened(signedIn);
    const before = await store.load();
    store.forget();
    expect((await store.load()).identity).not.toBe(before.identity);
  });

  it('refreshes an expired token before any other call', async () => {
    const past = { ...signedIn, expiresAt: '2020-01-01T00:00:00Z' };
    const { store, requests } = opened(past);
    await store.checkAgentAccess(await store.load());
    const paths = requests.map(({ url }) => new URL(url).pathname);
    expect(paths.slice(2).map((path) => path.split('/').at(-1))).toEqual([
      'refreshAuthToken',
      'AgentAccess',
    ]);
  });

  it('deletes the unsaved input of other users', async () => {
    const { store, dropOthers } = opened(signedIn);
    await store.load();
    expect(dropOthers).toHaveBeenCalledExactlyOnceWith(signedIn);
  });
});

describe('the session store', () => {
  it('notifies subscribers until they unsubscribe, and not of an unchanged access level', async () => {
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

  it('ignores an access level that was requested for a former session', async () => {
    const { store } = opened(signedIn);
    const gone = await store.load();
    store.forget();
    await store.load();
    accessLevel = 'Historical';
    await store.checkAgentAccess(gone);
    expect(accessAsked).toHaveBeenCalledOnce();
    expect(store.read()?.user.accessLevel).toBe('Full');
  });

  it('requests the access level again after the session was forgotten', async () => {
    const { store } = opened(signedIn);
    const session = await store.load();
    await store.checkAgentAccess(session);
    store.forget();
    await store.checkAgentAccess(session);
    expect(accessAsked).toHaveBeenCalledTimes(2);
  });

  it('resets the access level even if no session is loaded', async () => {
    const { store } = opened(signedIn);
    store.resetAgentAccess();
    expect(store.read()).toBeUndefined();
  });
});
