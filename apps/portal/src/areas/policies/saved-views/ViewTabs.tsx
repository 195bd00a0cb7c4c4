import {
  mostCountedViews,
  type SavedView,
  type SavedViewList,
  type SharedView,
} from '@agent-portal/data/saved-views/contract';
import { useViewCounts } from '@agent-portal/data/saved-views/hooks';
import { leftOutText } from '@agent-portal/data/saved-views/leftOutText';
import { formatCount } from '@agent-portal/format';
import { token } from '@agent-portal/ui/theme/token';
import { type MouseEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { afterFirstSecond } from '../../../browser/whenIdle.ts';

/** The saved views at the end of the line of quick tabs, which gives them their look, after a divider. */
const Tabs = styled.nav`
  flex: none;
  margin-block: ${token('space-12')};
  border-inline-start: 1px solid ${token('color-divider')};

  & > ul {
    display: flex;
    gap: ${token('space-4')};
    margin: calc(-1 * ${token('space-12')}) 0;
    padding: 0;
    padding-inline-start: ${token('space-8')};
    list-style: none;
  }
`;

interface ViewTabsProps {
  readonly list: SavedViewList;
  /** Own views first, then shared ones. */
  readonly views: readonly (SavedView | SharedView)[];
  /** The view that the list currently shows. */
  readonly shown: SavedView | SharedView | undefined;
  readonly onApply: (view: SavedView) => void;
}

const opensNewTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;

export const viewHref = (list: SavedViewList, { query }: Pick<SavedView, 'query'>) =>
  `/${list}${query && `?${query}`}`;

/**
 * The first saved views and the current one as tabs, each a link with its live count: a `nav`. The counts load after
 * the first second. All views are in the panel.
 */
export function ViewTabs({ list, views, shown, onApply }: ViewTabsProps) {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => afterFirstSecond(() => setIsLater(true)), []);
  const first = views.slice(0, mostCountedViews);
  const tabs: typeof views = shown && !first.includes(shown) ? [...first, shown] : first;
  const viewIds = isLater ? first.flatMap(({ viewId }) => viewId ?? []) : [];
  const { data } = useViewCounts(list, viewIds);
  if (first.length === 0) return null;
  const counts = new Map(data?.counts.map(({ viewId, count }) => [viewId, count]));
  return (
    <Tabs aria-label="Saved views">
      <ul>
        {tabs.map((view) => {
          const count = view.viewId === undefined ? undefined : counts.get(view.viewId);
          const sharedBy = 'sharedBy' in view ? view.sharedBy : undefined;
          return (
            <li key={`${sharedBy ?? ''} ${view.name}`}>
              <a
                href={viewHref(list, view)}
                aria-current={view === shown ? 'true' : undefined}
                title={
                  sharedBy &&
                  [`Shared by ${sharedBy}`, leftOutText(view)].filter(Boolean).join('. ')
                }
                onClick={(event) => {
                  if (!opensNewTab(event)) onApply(view);
                }}
              >
                {view.name} {count !== undefined && <small>{formatCount(count)}</small>}
              </a>
            </li>
          );
        })}
      </ul>
    </Tabs>
  );
}
