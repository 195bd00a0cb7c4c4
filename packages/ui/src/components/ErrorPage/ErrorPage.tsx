import { Button } from '../Button/Button.tsx';
import type { ReactNode } from 'react';
import { Drawing } from '../Drawing/Drawing.tsx';
import { triangleAlert } from '../Drawing/drawings.ts';
import { MessagePage, type MessagePageProps } from '../MessagePage/MessagePage.tsx';
import { errorPageWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';

export interface ErrorPageProps extends Omit<MessagePageProps, 'action'> {
  /** Tries again what failed, without loading the page again. */
  readonly onRetry: () => void;
  /** The text of the button that calls `onRetry`. @default 'Try again' */
  readonly retryText?: string | undefined;
  /** After that button: a `ButtonLink` that leads elsewhere. */
  readonly secondAction?: ReactNode;
}

/**
 * Shows instead of a page that failed: the message, and a button to try again.
 *
 * - **Also called:** 500, error boundary.
 * - **When to use it:** A page that cannot be shown though its reader may see it; it tries again in
 *   place.
 * - **When not:** A part of the page failed: `Banner`. The reader may not see it:
 *   `UnauthorizedPage`.
 * - **Keys:**
 *   - Enter, Space: On the button: tries again.
 */
export function ErrorPage({ onRetry, retryText, secondAction, ...page }: ErrorPageProps) {
  const words = useWords('ErrorPage', errorPageWords);
  return (
    <MessagePage
      icon={<Drawing of={triangleAlert} />}
      {...page}
      action={
        <>
          <Button variant="primary" onClick={onRetry}>
            {retryText ?? words.retry}
          </Button>
          {secondAction}
        </>
      }
    />
  );
}
