import { settled } from '@agent-portal/data/testing/fakeCarrier';
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
let kept: Map<string, string>;
let portal: Portal;

beforeEach(() => {
  kept = new Map();
  portal = createPortal();
  vi.stubGlobal('location', location);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  portal.stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const blocked = () => new TypeError('Failed to fetch dynamically imported module');

/**
 * Simulates a document in which a chunk is missing at a given time. Returns whether the error was hidden.
 * @param leftAt when the user left for another document
 */
function missAChunk(
  now: number,
  target = '/pending?page=2',
  { payload = blocked(), leftAt }: { payload?: Error; leftAt?: number } = {},
): boolean {
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
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  thisWindow.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('optional code that does not load', () => {
  it('does not change the page, and the next missing chunk reloads it', async () => {
    const error = blocked();
    const load = portal.optionalCode.load(async () => {
      await Promise.resolve();
      expect(missAChunk(1_000_000, undefined, { payload: error })).toBe(false);
      throw error;
    });
    await expect(load).rejects.toBe(error);
    await settled();
    expect(location.reload).not.toHaveBeenCalled();

    expect(missAChunk(1_000_001)).toBe(true);
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('does not change the page for a part of a component either, such as a tooltip', async () => {
    const error = blocked();
    const load = optionalParts.load(async () => {
      await Promise.resolve();
      expect(missAChunk(1_000_000, undefined, { payload: error })).toBe(false);
      throw error;
    });
    await expect(load).rejects.toBe(error);
    await settled();
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('does not hide that the code of a page is missing at the same time', async () => {
    const { promise: optional, resolve: arrive } = Promise.withResolvers<void>();
    const load = portal.optionalCode.load(() => optional);
    missAChunk(1_000_000);
    await settled();
    arrive();
    await load;
    expect(location.reload).toHaveBeenCalledOnce();
  });
});

describe('a tab that is being left', () => {
  it('does not reload while the next document loads', () => {
    expect(missAChunk(1_000_010, '/pending?page=2', { leftAt: 1_000_000 })).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('reloads if the document stayed, as after a download', () => {
    expect(missAChunk(1_005_000, '/pending?page=2', { leftAt: 1_000_000 })).toBe(true);
    expect(location.reload).toHaveBeenCalledOnce();
  });
});

describe('a tab whose code the server no longer has', () => {
  it('reloads the current page', () => {
    expect(missAChunk(1_000_000)).toBe(true);
    expect(location.reload).toHaveBeenCalledOnce();
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('loads the page that the user was opening', () => {
    expect(missAChunk(1_000_000, '/policy/NL1/details#requirements')).toBe(true);
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/policy/NL1/details#requirements');
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('shows the error if a reload less than 60 s ago did not help', () => {
    missAChunk(1_000_000);
    expect(missAChunk(1_059_999)).toBe(false);
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('reloads for the next version, 60 s later', () => {
    missAChunk(1_000_000);
    expect(missAChunk(1_060_000)).toBe(true);
    expect(location.reload).toHaveBeenCalledTimes(2);
  });
});
