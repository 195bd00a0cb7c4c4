import { announcements } from '@agent-portal/data';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { anotherTab } from '../testing/anotherTab.ts';
import { followLogout } from './followLogout.ts';

const location = {
  replace: vi.fn<(address: string) => void>(),
  reload: vi.fn<() => void>(),
};
const thisWindow = new EventTarget();

beforeAll(() => {
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', thisWindow.addEventListener.bind(thisWindow));
  followLogout();
});
afterEach(() => vi.clearAllMocks());
afterAll(() => vi.unstubAllGlobals());

describe('a tab that follows a logout', () => {
  it('logs out when another tab does, and for nothing else that it says', async () => {
    const { send } = await anotherTab();
    send({ kind: 'identity-changed', identity: 'agent|1' });
    send({ kind: 'logout' });
    await expect.poll(() => location.replace).toHaveBeenCalled();
    expect(location.replace.mock.calls).toEqual([['/auth/logout']]);
  });

  it('stays where it is when another tab becomes somebody else', async () => {
    const heard = vi.fn<() => void>();
    const stop = announcements.listen(heard);
    const { send } = await anotherTab();
    send({ kind: 'identity-changed', identity: 'agent|1' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    stop();
    expect(location.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['loads anew a page that Back brings out of memory', true, 1],
    ['keeps a page that was just loaded', false, 0],
  ])('%s', (_, persisted, reloads) => {
    thisWindow.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(location.reload).toHaveBeenCalledTimes(reloads);
  });
});
