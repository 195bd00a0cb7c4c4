import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { List } from '../List.ts';
import { usePortal } from '../../../PortalContext.ts';
import { listKeyOf } from '../address/createListMemory.ts';

interface SeenRowsProps {
  readonly list: Pick<List<never, never, never>, 'id'>;
  readonly isReady: boolean;
}

/**
 * Stores which row the user opened last. When the user comes back to the list, restores the scroll
 * position and the focus on the row's link. Opened rows are marked. Renders with each URL, but has no content.
 */
export function SeenRows({ list: { id }, isReady }: SeenRowsProps) {
  const { routeScroll, listMemory } = usePortal();
  const { pathname, search } = useLocation();
  const listKey = listKeyOf(pathname, id);

  useEffect(() => {
    const note = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('tbody a[href^="/"]');
      const href = link && link.getAttribute('href');
      if (href) listMemory.openRow(listKey, { href, search, scroll: globalThis.scrollY });
    };
    // Runs in the capture phase, before the link's own handler.
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [listMemory, listKey, search]);

  useEffect(() => {
    if (!isReady) return;
    for (const link of document.querySelectorAll('tbody a[href^="/"]')) {
      const wasOpened = listMemory.hasOpened(listKey, link.getAttribute('href') ?? '');
      link.toggleAttribute('data-seen', wasOpened);
    }
  });

  useEffect(() => {
    if (!isReady) return;
    const left = listMemory.takeBack(listKey, search);
    if (!left) return;
    const link = document.querySelector<HTMLElement>(`tbody a[href="${CSS.escape(left.href)}"]`);
    if (!link) return;
    link.focus({ preventScroll: true });
    routeScroll.keep(pathname);
    globalThis.scrollTo(0, left.scroll);
  }, [routeScroll, listMemory, isReady, listKey, pathname, search]);
  return null;
}
