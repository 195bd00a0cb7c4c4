import { getUserInfo } from '@agent-portal/data/session/contract';
import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal } from './createPortal.ts';
import { people } from './testing/people.ts';

const assign = vi.fn<(address: string) => void>();
const stored = new Map<string, string>();

beforeEach(() => {
  assign.mockReset();
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('location', { pathname: '/pending', search: '', hash: '', assign });
});
/** What a new portal shows after the carrier answers a call with a status. */
async function statusAfter(status: number) {
  fakeCarrier(() => new Response('{}', { status }));
  const { appStatus, client } = createPortal();
  const call = status === 403 ? getStatusCounts : getUserInfo;
  await expect(client.request(call, {})).rejects.toMatchObject({ status });
  return appStatus.read().kind;
}

it('the portal sends the browser to login when a call has no session', async () => {
  expect(await statusAfter(401)).toBe('ready');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/login?returnurl=%2Fpending&ended=session');
});

it('the portal shows the error page when a call has no session right after a login', async () => {
  await statusAfter(401);
  expect(await statusAfter(401)).toBe('error');
  expect(assign).toHaveBeenCalledOnce();
});

it('the portal shows the error page when a call fails with a server error', async () => {
  expect(await statusAfter(500)).toBe('error');
});

it('the portal shows the unauthorized page when the carrier refuses a call', async () => {
  expect(await statusAfter(403)).toBe('unauthorized');
});

describe('two portals in one page', () => {
  const portals = () => [createPortal(), createPortal()] as const;

  it('each load their own session', async () => {
    const requests = fakeCarrier(({ url }) =>
      Response.json(
        url.includes('userinfo') ? { ...people.visitor, expiresAt: '' } : { isEnabled: true },
      ),
    );
    const [one, other] = portals();
    const session = await one.session.load();
    expect(one.session.read()).toBe(session);
    expect(other.session.read()).toBeUndefined();
    await other.session.load();
    expect(requests.filter(({ url }) => url.includes('userinfo'))).toHaveLength(2);
  });

  it('each load a feature', async () => {
    const requests = fakeCarrier(() => Response.json({ isEnabled: true }));
    const ofClaims = () => requests.filter(({ url }) => url.includes('claims'));
    const [one, other] = portals();
    await Promise.all([one.features(['claims']), one.features(['claims'])]);
    expect(ofClaims()).toHaveLength(1);
    await other.features(['claims']);
    expect(ofClaims()).toHaveLength(2);
  });

  it('each remember their own lists and the rows opened in them', () => {
    const [one, other] = portals();
    one.listMemory.offer('/pending#pending', {});
    one.listMemory.leave('/pending', 'pending', 'page=2');
    one.listMemory.openRow('/pending#pending', { href: '/policy/1', search: '', scroll: 0 });
    expect(one.listMemory.queryOf('/pending')).toBe('?page=2');
    expect(one.listMemory.lastVersion('/pending')).toBe('/pending');
    one.listMemory.leave('/pending-v2', 'pending', '');
    expect(one.listMemory.lastVersion('/pending')).toBe('/pending-v2');
    one.listMemory.leave('/pending', 'pending', '');
    expect(one.listMemory.lastVersion('/pending')).toBe('/pending');
    expect(other.listMemory.lastVersion('/pending')).toBeUndefined();
    expect(other.listMemory.queryOf('/pending')).toBe('');
    expect(other.listMemory.offered('/pending#pending')).toBeUndefined();
    expect(other.listMemory.hasOpened('/pending#pending', '/policy/1')).toBe(false);
  });

  it('each show their own notices and status', () => {
    const [one, other] = portals();
    const heard = vi.fn<() => void>();
    other.notice.subscribe(heard);
    one.notice.show('There is no production credit.');
    one.appStatus.showSwitching();
    expect(other.notice.read()).toBeUndefined();
    expect(other.appStatus.read()).toEqual({ kind: 'ready' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('each create the store of lazily loaded code once', () => {
    const [one, other] = portals();
    const create = () => new Map<string, string>();
    expect(one.storeOf(create)).toBe(one.storeOf(create));
    expect(other.storeOf(create)).not.toBe(one.storeOf(create));
  });
});
