import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { formatDay } from '@agent-portal/format';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { notificationItemWords } from '../../words/overlays.ts';
import { useWords } from '../../words/useWords.ts';
import { useFormat } from '../../words/useFormat.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

export interface NotificationItemProps extends RootProps<HTMLLIElement> {
  /** What it is about. */
  readonly heading: ReactNode;
  /** A day or a moment, ISO 8601. */
  readonly date: string;
  /** What happened. */
  readonly message: ReactNode;
  /** The reader has not read it. @default false */
  readonly isNew?: boolean | undefined;
  /** Marks new entries; empty for no mark, where all are new. @default 'New' */
  readonly newText?: string | undefined;
  /** The reader followed a link of it, or marked it as read. Without it there is no such button. */
  readonly onRead?: (() => void) | undefined;
  /** The button that marks it as read. @default 'Mark as read' */
  readonly readText?: string | undefined;
  /** Whether its day shows: not below a heading that says it. @default true */
  readonly showsDate?: boolean | undefined;
  /** Level of its heading. @default 3 */
  readonly headingLevel?: 3 | 4 | undefined;
}

/** One notification, an `li`: heading, date and message. */
export function NotificationItem(props: NotificationItemProps) {
  const words = useWords('NotificationItem', notificationItemWords);
  const day = useFormat('day', formatDay);
  const { heading, date, message, isNew = false, newText = words.isNew, onRead, ...rest } = props;
  const { readText = words.read, showsDate = true, headingLevel = 3, ...root } = rest;
  const hasMark = isNew && newText !== '';
  const Heading = `h${headingLevel}` as const;
  const ownId = useId();
  const id = root.id ?? ownId;
  const title = useRef<HTMLHeadingElement>(null);

  function readByLink({ target }: MouseEvent) {
    if (isNew && target instanceof Element && target.closest('a[href]')) onRead?.();
  }

  function markAsRead() {
    // The button that had the focus goes.
    title.current?.focus();
    onRead?.();
  }

  return (
    <li {...root} onClickCapture={readByLink}>
      <Heading ref={title} id={`${id}-heading`} tabIndex={-1}>
        {heading}
      </Heading>
      {(showsDate || hasMark) && (
        <p data-part="date">
          {showsDate && <time dateTime={date}>{day(date)}</time>}
          {hasMark && <Badge tone="info">{newText}</Badge>}
        </p>
      )}
      {message}
      {isNew && onRead && (
        <p data-part="read">
          <Button
            size="small"
            id={`${id}-read`}
            aria-labelledby={`${id}-read ${id}-heading`}
            onClick={markAsRead}
          >
            {readText}
          </Button>
        </p>
      )}
    </li>
  );
}
