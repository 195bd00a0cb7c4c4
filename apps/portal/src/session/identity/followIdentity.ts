import type { Portal } from '../../createPortal.ts';
import { ownerOf } from '../session.ts';

/**
 * Loads this tab anew when another one says that the browser belongs to somebody else now: another
 * sign-in, an impersonation, its end (reliability, 2).
 */
export function followIdentity({ announcements, session }: Portal): void {
  /** A session that is just being loaded may be the former one: what counts is what it comes to. */
  async function reloadUnless(owner: string): Promise<void> {
    try {
      const { user } = await session.load();
      if (ownerOf(user) !== owner) globalThis.location.reload();
    } catch {
      // A session that cannot be loaded shows nobody's answers.
    }
  }

  announcements.listen((announcement) => {
    if (announcement.kind === 'identity-changed') void reloadUnless(announcement.identity);
  });
}
