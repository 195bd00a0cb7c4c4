import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { MessagePageBody } from './MessagePage.styles.ts';
import { messagePageWords } from '../../words/feedback/messagePageWords.ts';
import { useWords } from '../../words/useWords.ts';

export interface MessagePageProps {
  /** What happened, the h1 of the page. */
  readonly title: string;
  /** What it means for the user. */
  readonly message: ReactNode;
  /** What the user can do next. */
  readonly action?: ReactNode;
  /** Whom to ask, and when: a separate part below the rest. */
  readonly help?: ReactNode;
  /** The id of the request, by which support finds it. */
  readonly reference?: string | undefined;
  /** The text before the reference. @default 'Reference:' */
  readonly referenceText?: string | undefined;
  /** The title of the tab; a new one moves the focus to the heading again. @default unchanged */
  readonly documentTitle?: string | undefined;
}

/** A page that says what happened, what to do, and whom to ask; its h1 takes the focus. */
export function MessagePage(props: MessagePageProps) {
  const { title, message, action, help, reference, documentTitle } = props;
  const words = useWords('MessagePage', messagePageWords);
  const heading = useRef<HTMLHeadingElement>(null);
  // In the commit that draws it: nothing is between the page that was and its title.
  useLayoutEffect(() => {
    heading.current?.focus();
    if (documentTitle) document.title = documentTitle;
  }, [documentTitle]);

  return (
    <MessagePageBody>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{message}</p>
      {action && <p>{action}</p>}
      {help}
      {reference && (
        <p>
          {props.referenceText ?? words.reference} {reference}
        </p>
      )}
    </MessagePageBody>
  );
}
