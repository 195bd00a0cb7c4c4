import { users } from '@agent-portal/data/session/mocks';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPortal } from '../../createPortal.ts';
import { anotherTab } from '../../testing/anotherTab.ts';
import { followIdentity } from './followIdentity.ts';
import { ownerOf } from '../session.ts';

const reload = vi.fn<() => void>();
const hear = vi.fn<() => void>();
const portal = createPortal();

beforeAll(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {});
  fakeCarrier(({ url }) =>
    Response.json(url.includes('userinfo') ? users.agent : { isEnabled: true }),
  );
  followIdentity(portal);
  portal.announcements.listen(hear);
});
afterAll(() => {
  portal.stop();
  vi.unstubAllGlobals();
});

/** Resolves when this tab has received this many messages, and has had time to load its session. */
async function heard(count: number): Promise<void> {
  await expect.poll(() => hear).toHaveBeenCalledTimes(count);
  await portal.session.load();
}

it('a tab reloads only when another tab switches identity', async () => {
  const { send } = anotherTab();
  send({ kind: 'logout' });
  send({ kind: 'identity-changed', identity: ownerOf(users.agent) });
  await heard(2);
  expect(reload).not.toHaveBeenCalled();
  send({ kind: 'identity-changed', identity: ownerOf(users.office) });
  await heard(3);
  expect(reload).toHaveBeenCalledOnce();
});
