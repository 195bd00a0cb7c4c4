import { formatDay } from '@agent-portal/format';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { timelineWords } from '../../words/charts.ts';
import { useFormat } from '../../words/useFormat.ts';
import { useWords } from '../../words/useWords.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { circleCheck } from '../Drawing/drawings.ts';
import { Events } from './Timeline.styles.ts';

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
