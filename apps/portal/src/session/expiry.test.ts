import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGoToLogin } from './expiry.ts';

const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  assign.mockReset();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { pathname: '/pending', search: '?page=2', hash: '#x', assign });
});
afterEach(() => vi.unstubAllGlobals());

const keep = vi.fn<() => void>();

/** Goes to login in a new document: only session storage outlives one. */
const inNewDocument = () => createGoToLogin({ keep });

describe('goToLogin', () => {
  it('leaves for login, to come back to the whole address', () => {
    const goToLogin = inNewDocument();
    expect(goToLogin(1_000_000)).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      '/auth/login?returnurl=%2Fpending%3Fpage%3D2%23x&ended=session',
    );
  });

  it('stays without a network: the login could not be reached', () => {
    const goToLogin = inNewDocument();
    vi.stubGlobal('navigator', { onLine: false });
    expect(goToLogin(1_000_000)).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    expect(goToLogin(1_000_000)).toBe(true);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('keeps what was typed before it leaves', () => {
    const goToLogin = inNewDocument();
    goToLogin(1_000_000);
    expect(keep).toHaveBeenCalledBefore(assign);
  });

  it('leaves once, however many calls fail in one document', () => {
    const goToLogin = inNewDocument();
    expect([goToLogin(1_000_000), goToLogin(1_000_001), goToLogin(1_000_002)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('stays where a redirect of this tab is younger than 30 s', () => {
    inNewDocument()(1_000_000);
    expect(inNewDocument()(1_029_999)).toBe(false);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('leaves again after 30 s', () => {
    inNewDocument()(1_000_000);
    expect(inNewDocument()(1_030_000)).toBe(true);
    expect(assign).toHaveBeenCalledTimes(2);
  });
});
