import { expect, it } from 'vitest';
import { createAnnouncements } from './createAnnouncements.ts';

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
