import { type ReactNode, useRef } from 'react';
import { formatCount } from '@agent-portal/format';
import { css, styled } from 'styled-components';
import { useFormat } from '../../words/useWords.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { token } from '../../theme/token.ts';
import { LazyRovingTabIndex } from './LazyRovingTabIndex.ts';

/** One quick choice among the rows of a list. */
export interface QuickTab {
  readonly id: string;
  readonly label: string;
  /** How many rows it shows. @default not said */
  readonly count?: number | undefined;
  readonly isCurrent: boolean;
}

export interface QuickTabsProps extends RootProps<HTMLDivElement> {
  /** Names the tabs for screen readers: 'Which orders'. */
  readonly label: string;
  readonly tabs: readonly QuickTab[];
  readonly onPick: (id: string) => void;
  /** A tab is pointed at or focused: a press is likely. */
  readonly onIntent?: ((id: string) => void) | undefined;
  /** More at the end of the line, such as links to saved views. */
  readonly children?: ReactNode;
}

/**
 * Quick choices among the rows of a list, each with its count: a `toolbar` of pressed buttons on one
 * line, which scrolls. It is one tab stop.
 *
 * - **Also called:** segmented control, button group.
 * - **When to use it:** Two to five views, each with its count.
 * - **When not:** They are pages with addresses: `SectionTabs`. They combine: `FilterBar`.
 * - **Keys:**
 *   - Left, Right, Home, End: Moves between the views.
 *   - Enter, Space: Chooses the view.
 */
export function QuickTabs({
  label,
  tabs,
  onPick,
  onIntent,
  children,
  ref,
  ...root
}: QuickTabsProps) {
  const countText = useFormat('count', formatCount);
  const line = useRef<HTMLDivElement>(null);
  return (
    <TabGroup {...root} ref={bothRefs(line, ref)} role="toolbar" aria-label={label}>
      {tabs.map(({ id, label: text, count, isCurrent }) => {
        const intend = isCurrent ? undefined : () => onIntent?.(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isCurrent}
            onClick={() => onPick(id)}
            onPointerEnter={intend}
            onFocus={intend}
          >
            {text} {count !== undefined && <small>{countText(count)}</small>}
          </button>
        );
      })}
      {children}
      <LazyRovingTabIndex line={line} />
    </TabGroup>
  );
}

/** A fade at an edge of a line of tabs says that the line goes on there. */
export const edgeFade = css`
  --start: 0px;
  --end: 0px;
  mask-image: linear-gradient(
    90deg,
    transparent,
    currentColor var(--start) calc(100% - var(--end)),
    transparent
  );

  &[data-more~='start'] {
    --start: 2.5rem;
  }

  &[data-more~='end'] {
    --end: 2.5rem;
  }
`;

const TabGroup = styled.div`
  display: flex;
  max-inline-size: 100%;
  gap: ${token('space-4')};
  overflow: auto hidden;
  scrollbar-width: none;
  ${edgeFade}

  :is(button[aria-pressed], li > a) {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 2.75rem;
    padding: 3px ${token('space-8')} 0;
    border: 0 solid transparent;
    border-block-end-width: 3px;
    background: none;
    color: ${token('color-text-muted')};
    font: inherit;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }

  :is(button[aria-pressed], li > a):hover {
    background: ${token('color-hover')};
    color: ${token('color-text')};
  }

  :is(button[aria-pressed], li > a):focus-visible {
    outline-offset: -3px;
  }

  :is(button, a):is([aria-pressed='true'], [aria-current]) {
    border-color: ${token('color-primary')};
    color: ${token('color-text')};
    font-weight: ${token('font-weight-strong')};
  }

  :is(button, a) > small {
    padding-inline: ${token('space-8')};
    border-radius: ${token('radius-pill')};
    background: ${token('color-hover')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
    font-variant-numeric: tabular-nums;
  }

  :is([aria-pressed='true'], [aria-current]) > small {
    background: ${token('color-selected')};
  }

  /* Every edge would be drawn, as if every tab were chosen. */
  @media (forced-colors: active) {
    :is(button[aria-pressed], li > a) {
      border-color: Canvas;
    }

    :is(button, a):is([aria-pressed='true'], [aria-current]) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }

    :is([aria-pressed='true'], [aria-current]) > small {
      background: none;
    }
  }

  @media print {
    display: none;
  }
`;
