import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { formatDay } from '@agent-portal/format';
import { token } from '../../theme/token.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { notificationItemWords } from '../../words/overlays.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';

const Item = styled.li`
  border-block-start: 1px solid ${token('color-divider')};
  list-style: none;
  overflow-wrap: anywhere;

  & summary {
    position: relative;
    display: grid;
    padding-block: ${token('space-8')};
    padding-inline: ${token('space-32')} ${token('space-16')};
    cursor: pointer;
  }

  & summary:hover {
    background: ${token('color-hover')};
  }

  & summary:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: -3px;
  }

  /* A border, because forced colors remove a background. */
  &[data-new] summary::before {
    content: '';
    position: absolute;
    inset-block-start: calc(${token('space-8')} + ${token('line-height')} / 2 - 4px);
    inset-inline-start: ${token('space-12')};
    border: 4px solid ${token('color-primary')};
    border-radius: ${token('radius-pill')};
  }

  & :is(h3, h4) {
    margin: 0;
    font-size: ${token('font-size')};
    font-weight: ${token('font-weight')};
    line-height: ${token('line-height')};
  }

  &[data-new] :is(h3, h4) {
    font-weight: ${token('font-weight-strong')};
  }

  & [data-part='new'] {
    ${visuallyHidden}
  }

  & [data-part='about'] {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  /* The full text repeats it. */
  & [open] [data-part='preview'] {
    display: none;
  }

  & [data-part='message'] {
    padding-block-end: ${token('space-12')};
    padding-inline: ${token('space-32')} ${token('space-16')};
  }

  & p {
    margin-block: ${token('space-4')} 0;
  }
`;

export interface NotificationItemProps extends RootProps<HTMLLIElement> {
  /** The subject, without a link. */
  readonly heading: ReactNode;
  /** A day or a moment, ISO 8601. */
  readonly date: string;
  /** The second line while the entry is closed: the start of the message, as text. */
  readonly preview?: string | undefined;
  /** What happened, with its links. */
  readonly message: ReactNode;
  /** The reader has not read it. @default false */
  readonly isNew?: boolean | undefined;
  /** The reader opened a new entry. */
  readonly onRead?: (() => void) | undefined;
  /** Whether its day shows: not below a heading that says it. @default true */
  readonly showsDate?: boolean | undefined;
  /** Level of its heading. @default 3 */
  readonly headingLevel?: 3 | 4 | undefined;
}

/** One notification, an `li` of two lines that opens to the full message. */
export function NotificationItem(props: NotificationItemProps) {
  const words = useWords('NotificationItem', notificationItemWords);
  const day = useFormat('day', formatDay);
  const { heading, date, preview, message, isNew = false, onRead, ...rest } = props;
  const { showsDate = true, headingLevel = 3, ...root } = rest;
  const Heading = `h${headingLevel}` as const;
  /** A closed message is not rendered: a panel has dozens, each with links and formatted text. */
  const [wasOpened, setWasOpened] = useState(false);

  function onToggle(isOpen: boolean) {
    if (!isOpen) return;
    setWasOpened(true);
    if (isNew) onRead?.();
  }

  return (
    <Item {...root} data-new={isNew || undefined}>
      <details onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary>
          <Heading>
            {isNew && <span data-part="new">{words.isNew} </span>}
            {heading}
          </Heading>
          {(showsDate || preview) && (
            <span data-part="about">
              {showsDate && <time dateTime={date}>{day(date)}</time>}
              <span data-part="preview">
                {showsDate && preview && ' · '}
                {preview}
              </span>
            </span>
          )}
        </summary>
        {wasOpened && <div data-part="message">{message}</div>}
      </details>
    </Item>
  );
}
