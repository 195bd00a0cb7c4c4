import { topNavigationWords } from '../../words/navigation.ts';
import { useWords } from '../../words/useWords.ts';
import { type RootProps, joinClasses } from '../rootProps/splitRoot.ts';

/** A link of the navigation on top. */
export interface TopNavigationLink {
  readonly label: string;
  readonly href: string;
  /** The page on screen, or with `true` the entry that it belongs to. */
  readonly current?: 'page' | true | undefined;
}

export interface TopNavigationProps extends RootProps {
  /** Its entries, in their order. */
  readonly items: readonly TopNavigationLink[];
  /** Names it. @default 'Main' */
  readonly label?: string | undefined;
}

/**
 * Navigation over the page, a `nav`: a row of links, which scrolls where it finds no room.
 *
 * - **Also called:** navbar, menu bar.
 * - **When to use it:** Pages on one level, in the place of a `SideNavigation`.
 * - **When not:** Pages below one page: `SectionTabs`.
 * - **Keys:**
 *   - Enter: Goes to the page.
 */
export function TopNavigation({ items, label, className, ...root }: TopNavigationProps) {
  const words = useWords('TopNavigation', topNavigationWords);
  return (
    <nav
      {...root}
      className={joinClasses('frame-sections', className)}
      aria-label={label ?? words.label}
    >
      <ul>
        {items.map(({ label: text, href, current }) => (
          <li key={text}>
            <a href={href} aria-current={current}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
