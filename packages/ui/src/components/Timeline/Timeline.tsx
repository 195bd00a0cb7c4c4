import { formatDay } from '@agent-portal/format';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useFormat } from '../../words/useFormat.ts';
import { Events } from './Timeline.styles.ts';

export interface TimelineEvent {
  readonly id: string;
  /** What happened. */
  readonly title: ReactNode;
  /** When: a day, YYYY-MM-DD, or a moment, ISO 8601. @default none, of what is still to come */
  readonly date?: string | undefined;
  /** The date in other words: 'Yesterday, 9:42 a.m.'. @default the day */
  readonly dateText?: string | undefined;
  /** More about it. @default none */
  readonly content?: ReactNode;
}

export interface TimelineProps extends HTMLAttributes<HTMLOListElement> {
  /** In the order of reading. */
  readonly events: readonly TimelineEvent[];
  /** The id of the event that is under way, which is marked. @default none */
  readonly current?: string | undefined;
  readonly ref?: Ref<HTMLOListElement> | undefined;
}

/** Events one after another, a list. */
export function Timeline({ events, current, ...rest }: TimelineProps) {
  const formatted = useFormat('day', formatDay);
  return (
    <Events {...rest}>
      {events.map(({ id, title, date, dateText, content }) => (
        <li key={id} aria-current={id === current ? 'step' : undefined}>
          <strong>{title}</strong>
          {date !== undefined && <time dateTime={date}>{dateText ?? formatted(date)}</time>}
          {content !== undefined && <div>{content}</div>}
        </li>
      ))}
    </Events>
  );
}
