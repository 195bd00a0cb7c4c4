import type { Announcement } from '@agent-portal/data';
import { users } from '@agent-portal/data/session/mocks';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../createPortal.ts';
import { anotherTab } from '../testing/anotherTab.ts';
import { logOut } from './logOut.ts';

let portal: Portal;
beforeEach(() => {
  portal = createPortal();
});
afterEach(() => {
  portal.stop();
  vi.unstubAllGlobals();
});

it('logging out tells the other tabs, forgets what this one kept, and leaves for the carrier', async () => {
  const clear = vi.fn<() => void>();
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('sessionStorage', { clear });
  vi.stubGlobal('location', { assign });
  const { listen } = anotherTab();
  const heard = new Promise<Announcement>((resolve) => {
    listen(resolve);
  });

  logOut(portal);

  expect(await heard).toEqual({ kind: 'logout' });
  expect(clear).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/logout');
});

it('without a network nobody is logged out, and is told so', () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('navigator', { onLine: false });
  logOut(portal);
  expect(assign).not.toHaveBeenCalled();
  expect(portal.notice.read()).toBe('You are still logged in. Log out once you are back.');
});

it('logging out leaves nobody’s access behind', async () => {
  vi.stubGlobal('sessionStorage', { clear: () => {} });
  vi.stubGlobal('location', { assign: () => {} });
  fakeCarrier(({ url }) => Response.json(url.includes('userinfo') ? users.agent : {}));
  await portal.session.load();
  logOut(portal);
  expect(portal.session.read()?.user.accessLevel).toBe('Anonymous');
});
