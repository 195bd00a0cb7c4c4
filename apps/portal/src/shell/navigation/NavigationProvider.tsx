import { useNavigation } from '@agent-portal/data/content/hooks';
import { type ReactNode, useCallback, useMemo } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { unknownFeatures, useFeatures } from '../../features/useFeatures.ts';
import { NavigationContext } from '../../shared/navigation/NavigationContext.ts';
import { useListHref } from '../../shared/list/address/listVersion.ts';
import { helpPath } from '../../shared/help/helpPath.ts';
import { hrefInText, visibleNavigation } from './navigation.ts';
import { reachOf } from './reachOf.ts';
import type { Portal } from '../../createPortal.ts';
import { startPage } from '../../PortalRoute.ts';
import { routeOf } from './routeOf.ts';

/**
 * Prefetches a page's code, and its first data if its row has a preload, when the user is about to open it.
 * A failure is ignored: it happens again when the page opens, and the page shows the error.
 */
function prefetchPage(href: string, portal: Portal): void {
  const url = new URL(href, globalThis.location.origin);
  const found = routeOf(url.pathname);
  if (!found) return;
  found.route.lazy?.().catch(() => undefined);
  void startPage(found.route, { params: found.params, url, portal });
}

/** Requests the navigation, and provides the entries that the user may see [S2, S4]. */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const portal = usePortal();
  const { user, mode, hasLeftNavigation } = useSession();
  const features = useFeatures();
  const { data, error, retry } = useNavigation();

  const viewer = useMemo(() => {
    if (features === unknownFeatures) return undefined;
    return { user, reach: reachOf(user, features), help: helpPath({ mode, hasLeftNavigation }) };
  }, [features, user, mode, hasLeftNavigation]);
  const items = useMemo(
    () => (data && viewer ? visibleNavigation(data, viewer) : undefined),
    [data, viewer],
  );
  const listHref = useListHref();
  const hrefOf = useCallback(
    (url: string) => {
      const href = viewer ? hrefInText(url, viewer) : url;
      return href && listHref(href);
    },
    [viewer, listHref],
  );

  const prefetch = useCallback((href: string) => prefetchPage(href, portal), [portal]);

  const navigation = {
    items,
    isFailed: error !== undefined,
    retry,
    hrefOf,
    prefetch,
  };
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
