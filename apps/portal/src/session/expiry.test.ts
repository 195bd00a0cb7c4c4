import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGoToLogin } from './expiry.ts';

const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  assign.mockReset();
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('location', { pathname: '/pending', search: '?page=2', hash: '#x', assign });
});
const keep = vi.fn<() => void>();

/** Simulates a new document: only session storage is left of the previous one. */
const inNewDocument = () => createGoToLogin({ keep }, new AbortController().signal);

describe('goToLogin', () => {
  it('opens the login, with the whole address to return to', () => {
    const goToLogin = inNewDocument();
    expect(goToLogin(1_000_000)).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      '/auth/login?returnurl=%2Fpending%3Fpage%3D2%23x&ended=session',
    );
  });

  it('saves unsaved input before it leaves', () => {
    const goToLogin = inNewDocument();
    goToLogin(1_000_000);
    expect(keep).toHaveBeenCalledBefore(assign);
  });

  it('redirects once, even if several calls fail in one document', () => {
    const goToLogin = inNewDocument();
    expect([goToLogin(1_000_000), goToLogin(1_000_001), goToLogin(1_000_002)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('stays on the page if this tab redirected less than 30 s ago', () => {
    inNewDocument()(1_000_000);
    expect(inNewDocument()(1_029_999)).toBe(false);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('leaves the page alone that the user has just begun to open', () => {
    const documentEvents = new EventTarget();
    vi.stubGlobal('addEventListener', documentEvents.addEventListener.bind(documentEvents));
    const goToLogin = inNewDocument();
    documentEvents.dispatchEvent(new Event('beforeunload'));
    expect(goToLogin(Date.now() + 900)).toBe(true);
    expect(assign).not.toHaveBeenCalled();
    // The user stayed: the event was a download, or a question that was declined.
    expect(goToLogin(Date.now() + 1_500)).toBe(true);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('redirects again after 30 s', () => {
    inNewDocument()(1_000_000);
    expect(inNewDocument()(1_030_000)).toBe(true);
    expect(assign).toHaveBeenCalledTimes(2);
  });
});
