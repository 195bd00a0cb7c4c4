import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.resetModules();
  assign.mockReset();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { pathname: '/pending', search: '?page=2', hash: '#x', assign });
});
afterEach(() => vi.unstubAllGlobals());

/** A document of its own: module state does not outlive it, session storage does. */
async function inNewDocument() {
  vi.resetModules();
  return (await import('./expiry.ts')).goToLogin;
}

describe('goToLogin', () => {
  it('leaves for login, to come back to the whole address', async () => {
    const goToLogin = await inNewDocument();
    expect(goToLogin(1_000_000)).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      '/auth/login?returnurl=%2Fpending%3Fpage%3D2%23x&ended=session',
    );
  });

  it('stays without a network: the login could not be reached', async () => {
    const goToLogin = await inNewDocument();
    vi.stubGlobal('navigator', { onLine: false });
    expect(goToLogin(1_000_000)).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    expect(goToLogin(1_000_000)).toBe(true);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('keeps what was typed before it leaves', async () => {
    const goToLogin = await inNewDocument();
    const { keptForms } = await import('../shared/form/keptForms.ts');
    const keep = vi.spyOn(keptForms, 'keep');
    goToLogin(1_000_000);
    expect(keep).toHaveBeenCalledBefore(assign);
  });

  it('leaves once, however many calls fail in one document', async () => {
    const goToLogin = await inNewDocument();
    expect([goToLogin(1_000_000), goToLogin(1_000_001), goToLogin(1_000_002)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('stays where a redirect of this tab is younger than 30 s', async () => {
    (await inNewDocument())(1_000_000);
    expect((await inNewDocument())(1_029_999)).toBe(false);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('leaves again after 30 s', async () => {
    (await inNewDocument())(1_000_000);
    expect((await inNewDocument())(1_030_000)).toBe(true);
    expect(assign).toHaveBeenCalledTimes(2);
  });
});
