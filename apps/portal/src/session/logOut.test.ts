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
afterEach(() => portal.stop());

it('logging out notifies the other tabs, clears the storage of this tab and opens the carrier’s logout', async () => {
  const clear = vi.fn<() => void>();
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('sessionStorage', { clear });
  vi.stubGlobal('location', { assign });
  const { listen } = anotherTab();
  const heard = new Promise<Announcement>((resolve) => {
    listen(resolve);
  });

  fakeCarrier(() => new Response('{}'));
  await logOut(portal);

  expect(await heard).toEqual({ kind: 'logout' });
  expect(clear).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/logout');
});

it('the portal does not log out if the carrier does not answer, and says so', async () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { assign });
  fakeCarrier(() => Promise.reject(new TypeError('Failed to fetch')));
  await logOut(portal);
  expect(assign).not.toHaveBeenCalled();
  expect(portal.notice.read()).toBe('You are still logged in. Log out when you are back online.');
});

it('logging out resets the access level at logout', async () => {
  vi.stubGlobal('sessionStorage', { clear: () => {} });
  vi.stubGlobal('location', { assign: () => {} });
  fakeCarrier(({ url }) => Response.json(url.includes('userinfo') ? users.agent : {}));
  await portal.session.load();
  await logOut(portal);
  expect(portal.session.read()?.user.accessLevel).toBe('Anonymous');
});
