import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { online } from '../../browser/online.ts';

/** Addresses that the carrier serves itself: their links leave the app. */
const carrierPaths = /^\/(auth|profile|API|stand-ins|openapi\.json)(\/|$)/;

/** The address inside the app that a click opens, or undefined if the browser should handle the click. */
export function internalTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== globalThis.location.origin || carrierPaths.test(pathname)) return undefined;
  const samePage =
    pathname === globalThis.location.pathname && search === globalThis.location.search;
  return hash && samePage ? undefined : pathname + search + hash;
}

const offlineText = 'This link opens outside the portal. Open it when you are back online.';

/** Whether a click would leave the document for one of the carrier's own pages. */
function leavesDocument(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return false;
  const { origin, pathname } = new URL(link.href);
  return origin === globalThis.location.origin && carrierPaths.test(pathname);
}

/**
 * Makes plain links navigate inside the app: those of the design system, which does not know the router, and
 * those in the carrier's content.
 */
export function useInternalLinks(): void {
  const { notice } = usePortal();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      if (!online.read() && leavesDocument(event)) {
        event.preventDefault();
        notice.show(offlineText);
        return;
      }
      const target = internalTarget(event);
      if (target === undefined) return;
      event.preventDefault();
      void navigate(target, { flushSync: true });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, notice]);
}
