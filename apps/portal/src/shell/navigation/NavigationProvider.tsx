import { useNavigation } from '@agent-portal/data/content/useNavigation';
import { type ReactNode, useMemo } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { unknownFeatures, useFeatures } from '../../session/useFeatures.ts';
import { NavigationContext } from '../../shared/navigation/NavigationContext.ts';
import { helpPath } from '../../shared/helpPath.ts';
import { visibleNavigation } from './navigation.ts';
import { prefetchPage } from './prefetchPage.ts';
import { reachOf } from './reachOf.ts';

/** Asks for the navigation, and gives the shell what the user may see of it [S2, S4]. */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const { user, mode, hasLeftNavigation } = useSession();
  const features = useFeatures();
  const { data, error, retry } = useNavigation();

  const items = useMemo(() => {
    if (!data || features === unknownFeatures) return undefined;
    const help = helpPath({ mode, hasLeftNavigation });
    return visibleNavigation(data, { user, reach: reachOf(user, features), help });
  }, [data, features, user, mode, hasLeftNavigation]);

  const navigation = { items, isFailed: error !== undefined, retry, prefetch: prefetchPage };
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
