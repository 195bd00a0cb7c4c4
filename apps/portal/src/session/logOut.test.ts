import type { Announcement } from '@agent-portal/data';
import { afterEach, expect, it, vi } from 'vitest';
import { anotherTab } from '../testing/anotherTab.ts';
import { logOut } from './logOut.ts';

afterEach(() => vi.unstubAllGlobals());

it('logging out tells the other tabs, forgets what this one kept, and leaves for the carrier', async () => {
  const clear = vi.fn<() => void>();
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('sessionStorage', { clear });
  vi.stubGlobal('location', { assign });
  const { listen } = await anotherTab();
  const heard = new Promise<Announcement>((resolve) => {
    listen(resolve);
  });

  logOut();

  expect(await heard).toEqual({ kind: 'logout' });
  expect(clear).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/logout');
});
