import { useNavigation } from '@agent-portal/data/content/useNavigation';
import { type ReactNode, useMemo } from 'react';
import { decide } from '../../access/guards.ts';
import { useSession } from '../../session/SessionContext.ts';
import { unknownFeatures, useFeatures } from '../../session/useFeatures.ts';
import { NavigationContext } from '../../shared/navigation/NavigationContext.ts';
import { visibleNavigation } from './navigation.ts';
import { prefetchPage } from './prefetchPage.ts';
import { routeOf } from './sitemap.ts';

/** Asks for the navigation, and gives the shell what the user may see of it [S2, S4]. */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const features = useFeatures();
  const { data, error, retry } = useNavigation();

  const items = useMemo(() => {
    if (!data || features === unknownFeatures) return undefined;
    const reach = (path: string) => {
      const needs = routeOf(path)?.route.needs ?? {};
      const isOpen = !decide({ needs, user, features, address: path });
      return { needsLogin: needs.login === true, isOpen };
    };
    return visibleNavigation(data, { user, reach });
  }, [data, features, user]);

  const navigation = { items, isFailed: error !== undefined, retry, prefetch: prefetchPage };
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
