import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getStatusCounts } from '../../policies/status-counts/contract.ts';
import counts from '../../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { refreshAuthToken } from '../../session/contract.ts';
import { fakeCarrier, testClient } from '../../testing/fakeCarrier.ts';
import { sharedExpiry } from './sharedExpiry.ts';

const past = '2026-11-18T15:00:00Z';
const later = '2026-11-18T15:30:00.000Z';
const now = () => Date.parse('2026-11-18T15:15:00Z');
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // Storage events reach other tabs late; in a test, never.
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(minute);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tabs of one browser, whose token has expired. */
const openTabs = () =>
  [1, 2, 3].map(() => {
    const { client } = testClient({ now, shared: sharedExpiry() });
    client.setExpiry(past);
    return client;
  });

describe('the expiry that tabs share', () => {
  it('is known behind the lock before local storage shows it: 50 requests in 3 tabs, 1 refresh', async () => {
    const asked = fakeCarrier(({ url }) =>
      Response.json(url.endsWith(refreshAuthToken.path) ? later : counts),
    );
    const tabs = openTabs();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => tabs[index % 3]!.request(getStatusCounts, {})),
    );
    expect(answers).toEqual(Array.from({ length: 50 }, () => counts));
    expect(asked.filter(({ url }) => url.endsWith(refreshAuthToken.path))).toHaveLength(1);
    expect(asked).toHaveLength(51);
  });

  it('is not shared by a tab whose refresh failed: the next tab tries', async () => {
    const answers = [new Response('{}', { status: 500 }), Response.json(later)];
    fakeCarrier(({ url }) =>
      url.endsWith(refreshAuthToken.path)
        ? (answers.shift() ?? Response.error())
        : Response.json(counts),
    );
    const requests = openTabs().map((tab) => tab.request(getStatusCounts, {}));
    const outcomes = await Promise.allSettled(requests);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('is held in a lock for a minute, and the latest one is read', async () => {
    const { write, readLatest } = sharedExpiry();
    await write(later);
    await write(past);
    expect(await readLatest()).toBe(later);
    await vi.advanceTimersByTimeAsync(minute);
    expect(await readLatest()).toBeNull();
  });

  it('has no lock in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    const { write, readLatest } = sharedExpiry();
    await write(later);
    expect(await readLatest()).toBeNull();
  });

  it('is the value that a tab wrote last', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    const [one, other] = [sharedExpiry(), sharedExpiry()];
    expect(one.read()).toBeNull();
    await one.write(later);
    expect(other.read()).toBe(later);
    expect([...stored.keys()]).toEqual(['sessionExpiresAt']);
  });

  it('is null without storage, and nothing fails', async () => {
    const refuse = () => {
      throw new DOMException('No storage here.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const shared = sharedExpiry();
    expect(shared.read()).toBeNull();
    await expect(shared.write(later)).resolves.toBeUndefined();
  });
});
