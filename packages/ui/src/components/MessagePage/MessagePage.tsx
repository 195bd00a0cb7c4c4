import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { MessagePageBody } from './MessagePage.styles.ts';

export interface MessagePageProps {
  /** What happened, the h1 of the page. */
  readonly title: string;
  /** What it means to the reader. */
  readonly message: ReactNode;
  /** What the reader can do next. */
  readonly action?: ReactNode;
  /** Whom to ask, and when: a separate part below the rest. */
  readonly help?: ReactNode;
  /** What those who are asked find it by: the id of the request. */
  readonly reference?: string | undefined;
  /** The text before the reference. @default 'Reference:' */
  readonly referenceText?: string | undefined;
  /** What the tab is called from then on; the title takes the focus again with another. @default as it was */
  readonly documentTitle?: string | undefined;
}

/** A page that says what happened, what to do, and whom to ask; its h1 takes the focus. */
export function MessagePage(props: MessagePageProps) {
  const { title, message, action, help, reference, documentTitle } = props;
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
          {props.referenceText ?? 'Reference:'} {reference}
        </p>
      )}
    </MessagePageBody>
  );
}
