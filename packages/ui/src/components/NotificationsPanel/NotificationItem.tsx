import type { ReactNode } from 'react';
import { formatDay } from '../../format/moment.ts';
import { Badge } from '../Badge/Badge.tsx';

export interface NotificationItemProps {
  readonly heading: ReactNode;
  /** A day or a moment, ISO 8601. */
  readonly date: string;
  readonly message: ReactNode;
  /** The reader has not seen it. @default false */
  readonly isNew?: boolean | undefined;
  /** Marks what is new. @default 'New' */
  readonly newText?: string | undefined;
}

/** One thing that is told, an `li`: heading, date and message. */
export function NotificationItem(props: NotificationItemProps) {
  const { heading, date, message, isNew = false, newText = 'New' } = props;
  return (
    <li>
      <h3>{heading}</h3>
      <p data-part="date">
        <time dateTime={date}>{formatDay(date)}</time>
        {isNew && <Badge tone="info">{newText}</Badge>}
      </p>
      {message}
    </li>
  );
}
