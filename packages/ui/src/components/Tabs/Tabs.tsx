import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { formatCount } from '@agent-portal/format';
import { TabsFrame } from './Tabs.styles.ts';
import { useFormat } from '../../words/useFormat.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

/** One of the parts of which one shows. */
export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** The count of the part. @default none */
  readonly count?: number | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
  /** Shows while the tab is chosen. */
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string = string> extends RootProps<HTMLDivElement> {
  /** Names the tabs: 'Order'. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  /** The part that shows. */
  readonly current: Id;
  readonly onChange: (id: Id) => void;
  /** Hidden parts keep their typed text, and are drawn from the start. @default false */
  readonly keepsContent?: boolean | undefined;
}

/**
 * Which of so many places a key goes to, from one of them; undefined for another key.
 * @param isRtl the tabs are in a text from right to left, so the next one is on the left
 */
function placeOf(key: string, from: number, count: number, isRtl: boolean): number | undefined {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (from + 1) % count;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Parts of a page of which one shows, a `tablist` over a `tabpanel`.
 *
 * - **Also called:** tab panel, tablist.
 * - **When to use it:** Two to six parts that users do not compare.
 * - **When not:** Each has an address: `SectionTabs`. All are read on: headings.
 * - **Do:** Parts of one thing, in any order, with a noun each: 'Items', 'Delivery'.
 * - **Don’t:** Steps that have an order, such as an address and then a payment: use a wizard.
 * - **Keys:**
 *   - Tab: Goes to the tab that is chosen, and on to its part.
 *   - Left, Right: Chooses the tab before or after it, and goes round.
 *   - Home, End: Chooses the first or last tab.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onChange,
  keepsContent = false,
  ...root
}: TabsProps<Id>) {
  const countText = useFormat('count', formatCount);
  const id = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  const open = tabs.filter(({ disabled }) => !disabled);
  // A disabled tab takes no focus, so the Tab key then stops at the first one that does.
  const stop = (open.find((tab) => tab.id === current) ?? open[0])?.id;
  const isDrawn = (tab: Tab<Id>) => keepsContent || tab.id === current;
  const idOf = (tab: Tab<Id>) => `${id}-${tabs.indexOf(tab)}`;

  function onKeyDown(event: KeyboardEvent, focused: Tab<Id>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = open[placeOf(event.key, open.indexOf(focused), open.length, isRtl) ?? -1];
    if (!next) return;
    event.preventDefault();
    buttons.current.get(next.id)?.focus();
    onChange(next.id);
  }

  return (
    <TabsFrame {...root}>
      <div role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current.set(tab.id, button);
            }}
            id={idOf(tab)}
            type="button"
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={isDrawn(tab) ? `${idOf(tab)}-panel` : undefined}
            tabIndex={tab.id === stop ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.id)}
            onKeyDown={(event) => onKeyDown(event, tab)}
          >
            {tab.label}{' '}
            {tab.count !== undefined && <span data-part="count">{countText(tab.count)}</span>}
          </button>
        ))}
      </div>
      {tabs.filter(isDrawn).map((tab) => (
        <div
          key={tab.id}
          id={`${idOf(tab)}-panel`}
          role="tabpanel"
          aria-labelledby={idOf(tab)}
          hidden={tab.id !== current}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its text is read from here
          tabIndex={0}
        >
          {tab.content}
        </div>
      ))}
    </TabsFrame>
  );
}
