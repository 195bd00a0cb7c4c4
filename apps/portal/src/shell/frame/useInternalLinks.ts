import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';

/** Addresses that the carrier serves itself: their links leave the app. */
const carrierPaths = /^\/(auth|profile|API|stand-ins|openapi\.json)(\/|$)/;

/** Where a plain click leads on this origin, or undefined if the browser should handle the click. */
function targetOf(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === globalThis.location.origin ? url : undefined;
}

/** The address inside the app that a click opens, or undefined if the browser should handle the click. */
export function internalTarget(event: MouseEvent): string | undefined {
  const url = targetOf(event);
  if (!url || carrierPaths.test(url.pathname)) return undefined;
  const { pathname, search, hash } = url;
  const samePage =
    pathname === globalThis.location.pathname && search === globalThis.location.search;
  return hash && samePage ? undefined : pathname + search + hash;
}

const offlineText = 'This link opens outside the portal. Open it when you are back online.';

/**
 * Makes plain links navigate inside the app: those of the design system, which does not know the router, and
 * those in the carrier's content. A link to one of the carrier's own pages opens only if the carrier answers.
 */
export function useInternalLinks(): void {
  const { client, notice } = usePortal();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const leaveFor = async (address: string) => {
      if (await client.connection.check()) globalThis.location.assign(address);
      else notice.show(offlineText);
    };
    const follow = (event: MouseEvent) => {
      const url = targetOf(event);
      const target = internalTarget(event);
      if (!url || (target === undefined && !carrierPaths.test(url.pathname))) return;
      event.preventDefault();
      if (target === undefined) void leaveFor(url.href);
      else void navigate(target, { flushSync: true });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [client, navigate, notice]);
}
