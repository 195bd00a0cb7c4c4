import type { Portal } from '../../createPortal.ts';
import { ownerOf } from '../session.ts';

/**
 * Reloads this tab when another tab reports a new identity: another sign-in, an impersonation or its end
 * (reliability, 2).
 */
export function followIdentity({ announcements, session }: Portal): void {
  /** Waits for the session: one that is still loading may belong to the previous or the new identity. */
  async function reloadUnless(owner: string): Promise<void> {
    try {
      const { user } = await session.load();
      if (ownerOf(user) !== owner) globalThis.location.reload();
    } catch {
      // If the session cannot be loaded, the tab shows no data of any user.
    }
  }

  announcements.listen((announcement) => {
    if (announcement.kind === 'identity-changed') void reloadUnless(announcement.identity);
  });
}
