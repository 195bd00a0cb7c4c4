import { beforeEach, describe, expect, it, vi } from 'vitest';
import { audienceReached, switchAudience } from './switchAudience.ts';

const assign = vi.fn<(address: string) => void>();
const stored = new Map<string, string>();

beforeEach(() => {
  assign.mockReset();
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('location', { assign });
});
const to = '/profile/pinglogin?returnurl=%2Faccount-settings%2Fprofile';

describe('a switch of audience', () => {
  it('opens the other login', () => {
    expect(switchAudience(to, 1_000_000)).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(to);
  });

  it('stops after two failed attempts within 30 s', () => {
    const tries = [0, 1_000, 2_000, 29_999].map((later) => switchAudience(to, 1_000_000 + later));
    expect(tries).toEqual([true, true, false, false]);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it('is allowed again after 30 s', () => {
    for (const later of [0, 1_000]) switchAudience(to, 1_000_000 + later);
    expect(switchAudience(to, 1_030_000)).toBe(true);
  });

  it('is always allowed while each switch reaches its page', () => {
    for (let at = 1_000_000; at < 1_010_000; at += 1_000) {
      expect(switchAudience(to, at)).toBe(true);
      audienceReached();
    }
  });
});
