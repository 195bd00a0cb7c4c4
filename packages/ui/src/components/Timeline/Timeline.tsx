import { formatDay } from '@agent-portal/format';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { timelineWords } from '../../words/charts.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { circleCheck } from '../Drawing/drawings.ts';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

export interface TimelineEvent {
  readonly id: string;
  /** What happened. */
  readonly label: ReactNode;
  /** When: a day, YYYY-MM-DD, or a moment, ISO 8601. @default none, of what is still to come */
  readonly date?: string | undefined;
  /** The date in other words: 'Yesterday, 9:42 a.m.'. @default the day */
  readonly dateText?: string | undefined;
  /** More about it. @default none */
  readonly content?: ReactNode;
}

export interface TimelineProps extends HTMLAttributes<HTMLOListElement> {
  /** In the order of reading. */
  readonly items: readonly TimelineEvent[];
  /**
   * The id of the event that is under way: the events before it are marked as done, and those after it as to
   * come. @default none is marked
   */
  readonly current?: string | undefined;
  readonly ref?: Ref<HTMLOListElement> | undefined;
}

function stateOf(place: number, currentPlace: number) {
  if (place === currentPlace) return 'current';
  return place < currentPlace ? 'done' : 'toCome';
}

/**
 * Events one after another, a list.
 *
 * - **Also called:** history, activity feed.
 * - **When to use it:** The events of one thing, in the order of time, with the current one marked.
 * - **When not:** Many events to sort: `DataTable`.
 */
export function Timeline({ items, current, ...rest }: TimelineProps) {
  const formatted = useFormat('day', formatDay);
  const words = useWords('Timeline', timelineWords);
  const currentPlace = items.findIndex(({ id }) => id === current);
  return (
    <Events {...rest}>
      {items.map(({ id, label, date, dateText, content }, place) => {
        const state = currentPlace < 0 ? undefined : stateOf(place, currentPlace);
        return (
          <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' && <Drawing of={circleCheck} size="1em" strokeWidth={3} />}
            {state && <span className="visually-hidden">{words[state]}: </span>}
            <strong>{label}</strong>
            {date !== undefined && <time dateTime={date}>{dateText ?? formatted(date)}</time>}
            {content !== undefined && <div>{content}</div>}
          </li>
        );
      })}
    </Events>
  );
}

/** Dates, dots with their line, and texts are in three columns. */
const Events = styled.ol`
  --dates: 6rem;
  --dots: calc(var(--dates) + ${token('space-12')});
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--dates) minmax(0, 1fr);
    column-gap: ${token('space-40')};
    padding-block-end: ${token('space-8')};
    overflow-wrap: anywhere;
  }

  @media ${below('sm')} {
    --dates: 5.5rem;
  }

  & > li:last-child {
    padding-block-end: 0;
  }

  /* The line from one event to the next. */
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.25rem -0.25rem;
    inset-inline-start: calc(var(--dots) + 0.4375rem);
    border-inline-start: 2px solid ${token('color-divider')};
  }

  & > li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: var(--dots);
    inline-size: 1rem;
    block-size: 1rem;
    background: ${token('color-surface')};
    border: 2px solid ${token('color-border')};
    border-radius: ${token('radius-pill')};
  }

  & > li[aria-current]::after {
    border: 0.3125rem solid ${token('color-primary')};
  }

  & > li[data-state='toCome']::after {
    border-style: dashed;
  }

  & > li[data-state='done']::after {
    display: none;
  }

  & > li[data-state='done'] > svg {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: var(--dots);
    inline-size: 1rem;
    block-size: 1rem;
    color: ${token('color-primary')};
  }

  & > li > :is(strong, div) {
    grid-column: 2;
  }

  & time {
    grid-area: 1 / 1;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & > li:not([aria-current]) > strong {
    font-weight: 400;
  }

  /* The current event has the colors of what is selected, and a drawing keeps its own. */
  @media (forced-colors: active) {
    & > li[data-state='done'] > svg {
      color: CanvasText;
    }

    & > li[aria-current]:not(:last-child)::before,
    & > li[aria-current]::after {
      border-color: HighlightText;
    }

    & > li[aria-current]::after {
      background: Highlight;
    }
  }
`;
