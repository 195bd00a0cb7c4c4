import { afterEach, expect, it, vi } from 'vitest';
import type { announcements as Announcements } from './announcements.ts';

afterEach(() => vi.unstubAllGlobals());

async function openTab(): Promise<typeof Announcements> {
  vi.resetModules();
  return (await import('./announcements.ts')).announcements;
}

it('receives messages of another version on the same channel', async () => {
  const channel = new BroadcastChannel('agent-portal');
  const heard = new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => resolve(data));
  });
  (await openTab()).send({ kind: 'logout' });
  expect(await heard).toEqual({ kind: 'logout' });
  channel.close();
});

it('does nothing in a browser without BroadcastChannel', async () => {
  const there = globalThis.BroadcastChannel;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    const tab = await openTab();
    const stop = tab.listen(() => {});
    expect(() => tab.send({ kind: 'logout' })).not.toThrow();
    expect(stop).not.toThrow();
  } finally {
    globalThis.BroadcastChannel = there;
  }
});
