import { fakeCarrier, settled } from '@agent-portal/data/testing/fakeCarrier';
import { optionalParts } from '@agent-portal/ui/lazyComponent';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../../createPortal.ts';
import { reloadOnStaleChunk } from './reloadOnStaleChunk.ts';

const location = {
  pathname: '/pending',
  search: '?page=2',
  hash: '',
  reload: vi.fn<() => void>(),
  assign: vi.fn<(address: string) => void>(),
};
let stored: Map<string, string>;
let portal: Portal;

beforeEach(() => {
  stored = new Map();
  portal = createPortal();
  fakeCarrier(() => new Response('{}'));
  vi.stubGlobal('location', location);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => portal.stop());

const blocked = () => new TypeError('Failed to fetch dynamically imported module');

/**
 * Simulates a document in which a chunk is missing at a given time.
 * @param leftAt when the user left for another document
 */
async function missAChunk(
  now: number,
  target = '/pending?page=2',
  { payload = blocked(), leftAt }: { payload?: Error; leftAt?: number } = {},
): Promise<void> {
  const thisWindow = new EventTarget();
  vi.stubGlobal('addEventListener', thisWindow.addEventListener.bind(thisWindow));
  let time = leftAt ?? now;
  reloadOnStaleChunk(
    portal,
    () => target,
    () => time,
  );
  if (leftAt !== undefined) thisWindow.dispatchEvent(new Event('beforeunload'));
  time = now;
  thisWindow.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await settled();
}

describe('optional code that does not load', () => {
  it.each([
    ['optional code', () => portal.optionalCode],
    ['a part of a component, such as a tooltip', () => optionalParts],
  ])('does not change the page for %s, and the next missing chunk reloads it', async (_, loads) => {
    const error = blocked();
    const missed = missAChunk(1_000_000, undefined, { payload: error });
    await expect(loads().load(() => Promise.reject(error))).rejects.toBe(error);
    await missed;
    expect(location.reload).not.toHaveBeenCalled();

    await missAChunk(1_000_001);
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('does not hide that the code of a page is missing at the same time', async () => {
    const { promise: optional, resolve: arrive } = Promise.withResolvers<void>();
    const load = portal.optionalCode.load(() => optional);
    await missAChunk(1_000_000);
    arrive();
    await load;
    expect(location.reload).toHaveBeenCalledOnce();
  });
});

describe('a tab that is being left', () => {
  it('does not reload while the next document loads', async () => {
    await missAChunk(1_000_010, '/pending?page=2', { leftAt: 1_000_000 });
    expect(location.reload).not.toHaveBeenCalled();
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('reloads if the document stayed, as after a download', async () => {
    await missAChunk(1_005_000, '/pending?page=2', { leftAt: 1_000_000 });
    expect(location.reload).toHaveBeenCalledOnce();
  });
});

it('a tab that does not reach the carrier stays, and reloads for the next missing chunk once it does', async () => {
  fakeCarrier(() => Promise.reject(new TypeError('Failed to fetch')));
  await missAChunk(1_000_000);
  expect(location.reload).not.toHaveBeenCalled();
  fakeCarrier(() => new Response('{}'));
  await missAChunk(1_000_001);
  expect(location.reload).toHaveBeenCalledOnce();
});

describe('a tab whose code the server no longer has', () => {
  it('reloads the current page', async () => {
    await missAChunk(1_000_000);
    expect(location.reload).toHaveBeenCalledOnce();
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('loads the page that the user was opening', async () => {
    await missAChunk(1_000_000, '/policy/NL1/details#requirements');
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/policy/NL1/details#requirements');
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('shows the error if a reload less than 60 s ago did not help', async () => {
    await missAChunk(1_000_000);
    await missAChunk(1_059_999);
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('reloads for the next version, 60 s later', async () => {
    await missAChunk(1_000_000);
    await missAChunk(1_060_000);
    expect(location.reload).toHaveBeenCalledTimes(2);
  });
});
