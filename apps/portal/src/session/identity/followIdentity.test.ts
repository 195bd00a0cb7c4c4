import { announcements } from '@agent-portal/data';
import { users } from '@agent-portal/data/session/mocks';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anotherTab } from '../../testing/anotherTab.ts';
import { followIdentity } from './followIdentity.ts';
import { getSession, ownerOf } from '../session.ts';

const reload = vi.fn<() => void>();
const hear = vi.fn<() => void>();

beforeAll(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {});
  fakeCarrier(({ url }) =>
    Response.json(url.includes('userinfo') ? users.agent : { isEnabled: true }),
  );
  followIdentity();
  announcements.listen(hear);
});
afterAll(() => vi.unstubAllGlobals());

/** Resolves once this tab has heard so many words, and has had the time that its session takes. */
async function heard(count: number): Promise<void> {
  await expect.poll(() => hear).toHaveBeenCalledTimes(count);
  await getSession();
}

it('a tab loads anew when another tab becomes somebody else, and only then', async () => {
  const { send } = await anotherTab();
  send({ kind: 'logout' });
  send({ kind: 'identity-changed', identity: ownerOf(users.agent) });
  await heard(2);
  expect(reload).not.toHaveBeenCalled();
  send({ kind: 'identity-changed', identity: ownerOf(users.office) });
  await heard(3);
  expect(reload).toHaveBeenCalledOnce();
});
