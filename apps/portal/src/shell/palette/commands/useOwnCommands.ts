import { savedViewLists } from '@agent-portal/data/saved-views/contract';
import { useSavedViews } from '@agent-portal/data/saved-views/hooks';
import { useViewAsAgents } from '@agent-portal/data/user-data/hooks';
import { useMemo } from 'react';
import { routes } from '../../../routes.ts';
import { ownerOf } from '../../../session/session.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useFeatures } from '../../../features/useFeatures.ts';
import { useVisibleNavigation } from '../../../shared/navigation/NavigationContext.ts';
import type { useSettingsTabs } from '../../../shared/settings/useSettingsTabs.ts';
import { type Command, pageCommands } from './commandResults.ts';
import {
  downlineCommand,
  hierarchyCommand,
  navigationCommands,
  viewCommands,
} from './otherCommands.ts';
import { hasRecentView, recentCommands } from './recentCommands.ts';
import { searchedBy } from './searched.ts';

const [pending, active, terminated] = savedViewLists;

/** The user's own data that the browser searches, without the carrier. */
interface OwnCommands {
  readonly searched: ReturnType<typeof searchedBy>;
  readonly pages: readonly Command[];
  readonly views: readonly Command[];
  readonly recent: readonly Command[];
  readonly downline: readonly Command[];
  readonly hierarchy: readonly Command[];
}

/**
 * The rows that the palette searches without a call for each key: pages, saved views, recent rows, the
 * downline and its place in the hierarchy. A part that the carrier does not have, or that fails, is left out.
 * @param isTyped whether there is a search text: without one, only the name of a recent view is requested
 * @param isSearched whether the search text is long enough to search the downline
 */
export function useOwnCommands(
  settings: ReturnType<typeof useSettingsTabs>,
  { isTyped, isSearched }: { readonly isTyped: boolean; readonly isSearched: boolean },
): OwnCommands {
  const { user } = useSession();
  const features = useFeatures();
  const { items } = useVisibleNavigation();
  const searched = searchedBy(user, features);
  const { seesPolicies, seesHierarchy } = searched;

  const pages = useMemo(() => {
    const known = pageCommands(routes, { user, features, settings });
    const addresses = new Set(known.map(({ to }) => to));
    const others = navigationCommands(items ?? []).filter(({ to }) => !addresses.has(to));
    return [...known, ...others];
  }, [user, features, settings, items]);

  const owner = ownerOf(user);
  const needsViews = seesPolicies && (isTyped || hasRecentView(owner));
  const ofPending = useSavedViews(needsViews ? pending : null).data?.views;
  const ofActive = useSavedViews(needsViews ? active : null).data?.views;
  const ofTerminated = useSavedViews(needsViews ? terminated : null).data?.views;
  const views = useMemo(
    () => [
      ...viewCommands(pending, ofPending ?? []),
      ...viewCommands(active, ofActive ?? []),
      ...viewCommands(terminated, ofTerminated ?? []),
    ],
    [ofPending, ofActive, ofTerminated],
  );

  const agents = useViewAsAgents((seesPolicies || seesHierarchy) && isSearched).data
    ?.viewAsFilterValues;
  const downline = useMemo(
    () =>
      (seesPolicies ? (agents ?? []) : [])
        .filter(({ agentId }) => agentId !== user.agentId)
        .map(downlineCommand),
    [seesPolicies, agents, user.agentId],
  );
  const hierarchy = useMemo(
    () => (seesHierarchy ? (agents ?? []).map(hierarchyCommand) : []),
    [seesHierarchy, agents],
  );

  // The store changes only when the user runs a row, which closes the palette.
  const recent = useMemo(
    () => recentCommands(owner, [...pages, ...views], seesPolicies),
    [owner, pages, views, seesPolicies],
  );
  return { searched, pages, views, recent, downline, hierarchy };
}
