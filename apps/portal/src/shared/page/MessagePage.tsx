import { type ReactNode, useEffect, useRef } from 'react';
import { carrierName } from '../carrier.ts';
import { HelpDesk } from '../HelpDesk.tsx';
import { MessagePageBody } from './MessagePage.styles.ts';

export interface MessagePageProps {
  readonly title: string;
  readonly message: ReactNode;
  /** Reference that the help desk can find in the carrier's logs. */
  readonly requestId?: string | undefined;
  /** What the reader can do next. */
  readonly action?: ReactNode;
}

/** A page that says what happened, what to do, and whom to ask; its h1 takes the focus. */
export function MessagePage({ title, message, requestId, action }: MessagePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    document.title = `${title.replace(/\.$/, '')} · ${carrierName}`;
  }, [title]);

  return (
    <MessagePageBody>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{message}</p>
      {action && <p>{action}</p>}
      <HelpDesk />
      {requestId && <p>Reference: {requestId}</p>}
    </MessagePageBody>
  );
}
