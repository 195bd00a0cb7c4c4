import { formatCount } from '@agent-portal/format';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { LazyRovingTabIndex } from '../QuickTabs/LazyRovingTabIndex.ts';
import { edgeFade } from '../QuickTabs/QuickTabs.tsx';
import { useFormat } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

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
      <LazyRovingTabIndex line={line} />
    </TabBar>
  );
}

const TabBar = styled.nav`
  @media ${below('md')} {
    margin-block-start: calc(-1 * ${token('space-4')});
  }

  min-inline-size: 0;
  max-inline-size: 100%;
  border-block-end: 1px solid ${token('color-divider')};

  ul {
    display: flex;
    position: relative;
    overflow-x: auto;
    scrollbar-width: none;
    gap: 0 ${token('space-8')};
    margin: 0 calc(-1 * ${token('space-8')});
    padding: 0;
    list-style: none;
    ${edgeFade}
  }

  a {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 2.75rem;
    padding-inline: ${token('space-8')};
    border-block-end: 3px solid transparent;
    color: ${token('color-text-muted')};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }

  a[aria-current='page'] {
    border-color: ${token('color-primary')};
    color: ${token('color-text')};
  }

  a:hover {
    color: ${token('color-text')};
  }

  a:focus-visible {
    outline-offset: -3px;
  }

  [data-part='count'] {
    padding: 0 ${token('space-8')};
    border-radius: ${token('radius-pill')};
    background: ${token('color-neutral-tint')};
    color: ${token('color-neutral')};
    font-size: 0.875rem;
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
  }

  /* A transparent edge would be drawn, as if every tab were selected. */
  @media (forced-colors: active) {
    a {
      border-block-end-color: Canvas;
    }

    a[aria-current='page'] {
      border-block-end-color: Highlight;
    }

    /* At the edge it would be as dark as the page, and the tab would only look smaller. */
    a[aria-current='page']:focus-visible {
      outline-color: HighlightText;
      outline-offset: -5px;
    }
  }
`;
