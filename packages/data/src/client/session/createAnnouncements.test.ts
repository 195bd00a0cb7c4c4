import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Announcement, createAnnouncements } from './createAnnouncements.ts';

/** A tab with its own channel. */
function openTab() {
  const announcements = createAnnouncements();
  const heard = vi.fn<(announcement: Announcement) => void>();
  return { ...announcements, heard, stop: announcements.listen(heard) };
}

describe('announcements', () => {
  let one: ReturnType<typeof openTab>;
  let other: typeof one;
  beforeEach(() => {
    one = openTab();
    other = openTab();
  });
  afterEach(() => {
    one.close();
    other.close();
  });

  it('reach the other tabs, and not the sender', async () => {
    one.send({ kind: 'logout' });
    await expect.poll(() => other.heard).toHaveBeenCalled();
    expect(other.heard).toHaveBeenCalledExactlyOnceWith({ kind: 'logout' });
    // Messages arrive in order: the tab's own message would have arrived before this one.
    other.send({ kind: 'identity-changed', identity: 'solo|4480055' });
    await expect.poll(() => one.heard).toHaveBeenCalled();
    expect(one.heard.mock.calls).toEqual([
      [{ kind: 'identity-changed', identity: 'solo|4480055' }],
    ]);
  });

  it('name the new identity of the browser', async () => {
    const announcement = { kind: 'identity-changed', identity: 'office|4471902' } as const;
    other.send(announcement);
    await expect.poll(() => one.heard).toHaveBeenCalled();
    expect(one.heard).toHaveBeenCalledExactlyOnceWith(announcement);
  });

  it('do not reach a tab that stopped listening', async () => {
    other.stop();
    const again = vi.fn<() => void>();
    other.listen(again);
    one.send({ kind: 'logout' });
    await expect.poll(() => again).toHaveBeenCalled();
    expect(other.heard).not.toHaveBeenCalled();
  });

  it('neither reach nor leave a tab that closed its channel', async () => {
    const third = openTab();
    third.close();
    third.send({ kind: 'identity-changed', identity: 'solo|4480055' });
    third.listen(third.heard);
    one.send({ kind: 'logout' });
    await expect.poll(() => other.heard).toHaveBeenCalled();
    expect(other.heard).toHaveBeenCalledExactlyOnceWith({ kind: 'logout' });
    expect(third.heard).not.toHaveBeenCalled();
  });
});

it('receives messages of another version on the same channel', async () => {
  const channel = new BroadcastChannel('agent-portal');
  const heard = new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => resolve(data));
  });
  const tab = createAnnouncements();
  tab.send({ kind: 'logout' });
  expect(await heard).toEqual({ kind: 'logout' });
  tab.close();
  channel.close();
});

it('where tabs cannot talk, nothing is said and nothing fails', () => {
  const there = globalThis.BroadcastChannel;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    const tab = createAnnouncements();
    const stop = tab.listen(() => {});
    expect(() => tab.send({ kind: 'logout' })).not.toThrow();
    expect(stop).not.toThrow();
    expect(tab.close).not.toThrow();
  } finally {
    globalThis.BroadcastChannel = there;
  }
});
