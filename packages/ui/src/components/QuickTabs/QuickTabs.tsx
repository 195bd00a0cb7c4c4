import { type ReactNode, useRef } from 'react';
import { formatCount } from '@agent-portal/format';
import { TabGroup } from './QuickTabs.styles.ts';
import { useFormat } from '../../words/useFormat.ts';
import { LateTabLine } from './LateTabLine.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

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
      <LateTabLine line={line} />
    </TabGroup>
  );
}
