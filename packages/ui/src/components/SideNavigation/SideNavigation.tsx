import type { ReactNode } from 'react';
import { sideNavigationWords } from '../../words/navigation.ts';
import { useWords } from '../../words/useWords.ts';
import { type RootProps, joinClasses } from '../rootProps/splitRoot.ts';
import type { NavigationItem } from './NavigationItem.ts';
import { NavigationLevel, type NavigationLevelProps } from './NavigationLevel.tsx';

export interface SideNavigationProps
  extends Omit<NavigationLevelProps, 'items' | 'isRail'>, RootProps {
  /** Its entries; undefined while they load, and where loading failed. */
  readonly items: readonly NavigationItem[] | undefined;
  /** Over the entries: a `Brand`. */
  readonly brand?: ReactNode;
  /** Names it. @default 'Main' */
  readonly label?: string | undefined;
  /**
   * It is closed to a rail of icons, each named while it is pointed at or focused. From 1024 px, and
   * within an element that has `data-nav-closed`. @default false
   */
  readonly isRail?: boolean | undefined;
  /** Loading the entries failed: called by 'Try again'. */
  readonly onRetry?: (() => void) | undefined;
  /** The message that replaces its entries after a failure. @default 'The navigation could not be loaded.' */
  readonly failedText?: string | undefined;
  /** The text of the button that calls `onRetry`. @default 'Try again' */
  readonly retryText?: string | undefined;
}

/**
 * Navigation at the side, a `nav`: lists of links, and of buttons that open more links.
 *
 * - **Also called:** sidebar, navigation rail.
 * - **When to use it:** More than a handful of pages, on up to three levels.
 * - **When not:** A handful of pages: `TopNavigation`. A phone: in a `NavigationDrawer`.
 * - **Keys:**
 *   - Tab: Goes to each link and parent that shows.
 *   - Enter, Space: On a parent: opens and closes it; in the rail, opens the navigation.
 *   - Enter: On a link: goes to the page.
 */
export function SideNavigation(props: SideNavigationProps) {
  const words = useWords('SideNavigation', sideNavigationWords);
  const {
    items,
    brand,
    label = words.label,
    failedText = words.failed,
    retryText = words.retry,
    className,
    isRail = false,
    onOpen,
    onIntent,
    onRetry,
    ...root
  } = props;
  const isLoading = !items && !onRetry;
  return (
    <nav
      {...root}
      className={joinClasses('frame-side frame-nav', className)}
      aria-label={label}
      aria-busy={isLoading || undefined}
    >
      {brand}
      {items && (
        <NavigationLevel items={items} isRail={isRail} onOpen={onOpen} onIntent={onIntent} />
      )}
      {isLoading && <div className="frame-nav-wait" aria-hidden="true" />}
      {onRetry && (
        <div className="frame-nav-failure">
          <p>{failedText}</p>
          <button type="button" onClick={onRetry}>
            {retryText}
          </button>
        </div>
      )}
    </nav>
  );
}
