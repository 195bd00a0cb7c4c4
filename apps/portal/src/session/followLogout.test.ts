import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../createPortal.ts';
import { anotherTab } from '../testing/anotherTab.ts';
import { followLogout } from './followLogout.ts';

const location = {
  replace: vi.fn<(address: string) => void>(),
  reload: vi.fn<() => void>(),
};
const removeItem = vi.fn<(key: string) => void>();
let thisWindow: EventTarget;
let portal: Portal;

beforeEach(() => {
  thisWindow = new EventTarget();
  portal = createPortal();
  vi.stubGlobal('location', location);
  vi.stubGlobal('sessionStorage', { 'keptForm:note': '{}', removeItem });
  vi.stubGlobal('addEventListener', thisWindow.addEventListener.bind(thisWindow));
  followLogout(portal);
});
afterEach(() => portal.stop());

describe('a tab that follows a logout', () => {
  it('logs out when another tab logs out, but not for other messages', async () => {
    const { send } = anotherTab();
    send({ kind: 'identity-changed', identity: 'agent|1' });
    send({ kind: 'logout' });
    await expect.poll(() => location.replace).toHaveBeenCalled();
    expect(location.replace.mock.calls).toEqual([['/auth/logout']]);
    // The typed input is removed, and the browser does not ask whether to leave.
    expect(removeItem.mock.calls).toEqual([['keptForm:note']]);
    expect(portal.formDrafts.isInputStored()).toBe(true);
  });

  it('ignores other tabs after its portal has stopped', async () => {
    const heard = vi.fn<() => void>();
    anotherTab().listen(heard);
    portal.stop();
    anotherTab().send({ kind: 'logout' });
    thisWindow.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(location.replace).not.toHaveBeenCalled();
    expect(location.reload).not.toHaveBeenCalled();
  });

  it.each([
    ['reloads a page that Back restores from memory', true, 1],
    ['keeps a page that was just loaded', false, 0],
  ])('%s', (_, persisted, reloads) => {
    thisWindow.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(location.reload).toHaveBeenCalledTimes(reloads);
  });
});
