import { useInvalidate } from '@agent-portal/data';
import { getUserInfo } from '@agent-portal/data/session/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePortal } from '../PortalContext.ts';
import { ownerOf } from './session.ts';
import { useSession } from './SessionContext.ts';
import { businessDateOf, useBusinessDate } from './useBusinessDate.ts';

/** Milliseconds between two reads of the date. A return to the tab is several events. */
const pauses = { return: 5_000, press: 600_000 } as const;

/**
 * Reads the carrier's business date again when the user returns to the tab. On a new day, everything on screen
 * is read again, and what was typed stays.
 */
export function useNewDay(): void {
  const { client, session } = usePortal();
  const { user, identity } = useSession();
  const today = useBusinessDate();
  const makeStale = useInvalidate();
  const shown = useRef(today);
  const readAt = useRef(0);

  const read = useEffectEvent(async (pause: number) => {
    if (Date.now() - readAt.current < pause) return;
    readAt.current = Date.now();
    try {
      // Its failure does not replace the page.
      const inline = { ...getUserInfo, onServerError: 'inline', onForbidden: 'inline' } as const;
      const now = await client.request(inline, {});
      if (ownerOf(now) !== ownerOf(user) || businessDateOf(now) === shown.current) return;
      session.update(identity, { businessDate: now.businessDate });
    } catch {
      // The date does not change.
    }
  });

  const reload = useEffectEvent(() => makeStale(() => true));
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    void reload();
  }, [today]);

  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    // The session has just loaded. A return to the tab may still come at once.
    readAt.current = Date.now() - pauses.return;
    const onReturn = () => void read(pauses.return);
    const onTurn = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    addEventListener('focus', onReturn, { signal });
    addEventListener('pageshow', onReturn, { signal });
    document.addEventListener('visibilitychange', onTurn, { signal });
    // A window that stays in front over night gets no other event.
    addEventListener('pointerdown', () => void read(pauses.press), { signal });
    return () => events.abort();
  }, []);
}
