import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { messagePageWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { info } from '../Drawing/drawings.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

const MessagePageBody = styled.div`
  max-inline-size: 40rem;
  margin-inline: auto;
  padding-block: ${token('space-48')} ${token('space-24')};
  text-align: center;

  & > svg {
    inline-size: 2.5em;
    block-size: 2.5em;
    margin-block-end: ${token('space-8')};
    color: ${token('color-text-muted')};
  }

  & h1 {
    margin-block: 0 ${token('space-16')};
    outline: none;
  }

  & p {
    margin-block: 0 ${token('space-16')};
    text-wrap: balance;
  }

  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space-12')};
    margin-block-end: ${token('space-24')};
  }
`;

const infoIcon = <Drawing of={info} />;

export interface MessagePageProps extends RootProps<HTMLDivElement> {
  /** What happened, the h1 of the page. */
  readonly title: string;
  /** The consequence for the user. */
  readonly message: ReactNode;
  /** Over the title: a `Drawing` or an icon of Lucide. @default a circle with an i */
  readonly icon?: ReactNode;
  /** The next steps: one or two buttons. */
  readonly action?: ReactNode;
  /** Whom to ask, and when: a separate part below the rest. */
  readonly help?: ReactNode;
  /** The id of the request, for support. */
  readonly reference?: string | undefined;
  /** The text before the reference. @default 'Reference:' */
  readonly referenceText?: string | undefined;
  /** The title of the tab; a new one moves the focus to the heading again. @default unchanged */
  readonly documentTitle?: string | undefined;
}

/**
 * A page that says what happened, what to do, and whom to ask; its h1 takes the focus.
 *
 * - **Also called:** status page, not found, 404.
 * - **When to use it:** What happened, what to do, whom to ask: a link that expired, a page that
 *   does not exist.
 * - **When not:** The rest of the page can be used: `Banner`. It failed: `ErrorPage`.
 */
export function MessagePage({
  title,
  message,
  icon = infoIcon,
  action,
  help,
  reference,
  referenceText,
  documentTitle,
  ...root
}: MessagePageProps) {
  const words = useWords('MessagePage', messagePageWords);
  const heading = useRef<HTMLHeadingElement>(null);
  // In the commit that renders it: nothing is between the page that was and its title.
  useLayoutEffect(() => {
    heading.current?.focus();
    if (documentTitle) document.title = documentTitle;
  }, [documentTitle]);

  return (
    <MessagePageBody {...root}>
      {icon}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{message}</p>
      {action && <div data-part="actions">{action}</div>}
      {help}
      {reference && (
        <p>
          {referenceText ?? words.reference} {reference}
        </p>
      )}
    </MessagePageBody>
  );
}
