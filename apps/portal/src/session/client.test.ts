import { getUserInfo } from '@agent-portal/data/session/contract';
import { getStatusCounts } from '@agent-portal/data/policies/contract';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const assign = vi.fn<(address: string) => void>();
const kept = new Map<string, string>();

beforeEach(() => {
  assign.mockReset();
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('location', { pathname: '/pending', search: '', hash: '', assign });
});
afterEach(() => vi.unstubAllGlobals());

/** What a document of its own shows after a call that is answered with a status. */
async function statusAfter(status: number) {
  vi.resetModules();
  fakeCarrier(() => new Response('{}', { status }));
  const { client } = await import('./client.ts');
  const { appStatus } = await import('./appStatus.ts');
  const call = status === 403 ? getStatusCounts : getUserInfo;
  await expect(client.request(call, {})).rejects.toMatchObject({ status });
  return appStatus.read().kind;
}

it('a call without a session leads to login', async () => {
  expect(await statusAfter(401)).toBe('ready');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/login?returnurl=%2Fpending&ended=session');
});

it('a call without a session shows the error page where login has just been tried', async () => {
  await statusAfter(401);
  expect(await statusAfter(401)).toBe('error');
  expect(assign).toHaveBeenCalledOnce();
});

it('a call that the carrier fails shows the error page', async () => {
  expect(await statusAfter(500)).toBe('error');
});

it('a call that the carrier refuses shows the unauthorized page', async () => {
  expect(await statusAfter(403)).toBe('unauthorized');
});
