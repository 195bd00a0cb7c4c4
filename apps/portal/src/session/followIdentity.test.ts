import { users } from '@agent-portal/data/session/mocks';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anotherTab } from '../testing/anotherTab.ts';
import { followIdentity } from './followIdentity.ts';
import { ownerOf } from './session.ts';

const reload = vi.fn<() => void>();

beforeAll(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {});
  fakeCarrier(({ url }) =>
    Response.json(url.includes('userinfo') ? users.agent : { isEnabled: true }),
  );
  followIdentity();
});
afterAll(() => vi.unstubAllGlobals());

it('a tab loads anew when another tab becomes somebody else, and only then', async () => {
  const { send } = await anotherTab();
  send({ kind: 'logout' });
  send({ kind: 'identity-changed', identity: ownerOf(users.agent) });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(reload).not.toHaveBeenCalled();
  send({ kind: 'identity-changed', identity: ownerOf(users.office) });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
