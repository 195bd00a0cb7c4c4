import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcement } from './announcements.ts';

/** A tab of its own: its module has a channel of its own. */
async function openTab() {
  vi.resetModules();
  const { announcements } = await import('./announcements.ts');
  const heard = vi.fn<(announcement: Announcement) => void>();
  return { ...announcements, heard, stop: announcements.listen(heard) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('announcements', () => {
  let one: Awaited<ReturnType<typeof openTab>>;
  let other: typeof one;
  beforeEach(async () => {
    one = await openTab();
    other = await openTab();
  });

  it('reach the other tabs, and not the one that speaks', async () => {
    one.send({ kind: 'logout' });
    await soon();
    expect(other.heard).toHaveBeenCalledExactlyOnceWith({ kind: 'logout' });
    expect(one.heard).not.toHaveBeenCalled();
  });

  it('say who the browser belongs to now', async () => {
    const announcement = { kind: 'identity-changed', identity: 'office|4471902' } as const;
    other.send(announcement);
    await soon();
    expect(one.heard).toHaveBeenCalledExactlyOnceWith(announcement);
  });

  it('are not heard any more by a tab that stopped listening', async () => {
    other.stop();
    one.send({ kind: 'logout' });
    await soon();
    expect(other.heard).not.toHaveBeenCalled();
  });
});
