import { formatCount } from '@agent-portal/format';
import { useRef } from 'react';
import { LateTabLine } from '../QuickTabs/LateTabLine.ts';
import { TabBar } from './SectionTabs.styles.ts';
import { useFormat } from '../../words/useFormat.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

/** One of the pages that belong together. */
export interface SectionTab {
  readonly href: string;
  readonly label: string;
  /** The count of the page; left out while unknown. */
  readonly count?: number | undefined;
}

export interface SectionTabsProps extends RootProps {
  /** The name of the section: 'Orders'. */
  readonly label: string;
  readonly tabs: readonly SectionTab[];
  /** The `href` of the page shown. */
  readonly current: string;
}

/**
 * Links between pages of one section that look like tabs, a `nav`. Tabs that do not fit scroll sideways, with the
 * current one in sight. They are one tab stop.
 *
 * - **Also called:** subnavigation, tab bar.
 * - **When to use it:** Sibling pages, each with its own address.
 * - **When not:** Views of one list: `QuickTabs`. Parts of one page: show them one below the other.
 * - **Keys:**
 *   - Left, Right, Home, End: Moves between the tabs.
 *   - Enter: Goes to the page.
 */
export function SectionTabs({ label, tabs, current, ...root }: SectionTabsProps) {
  const countText = useFormat('count', formatCount);
  const line = useRef<HTMLUListElement>(null);
  return (
    <TabBar {...root} aria-label={label}>
      <ul ref={line}>
        {tabs.map(({ href, label: text, count }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {text} {count !== undefined && <span data-part="count">{countText(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
      <LateTabLine line={line} />
    </TabBar>
  );
}
