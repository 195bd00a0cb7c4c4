import type { ReactNode } from 'react';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import { lock } from '../Drawing/drawings.ts';
import { MessagePage, type MessagePageProps } from '../MessagePage/MessagePage.tsx';
import { unauthorizedPageWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';

export interface UnauthorizedPageProps extends Omit<MessagePageProps, 'action'> {
  /** A page that the reader may open. */
  readonly homeHref: string;
  /** The text of the link to `homeHref`. @default 'Go to Home' */
  readonly homeText?: string | undefined;
  /** After that link: a `ButtonLink`, such as one to support. */
  readonly secondAction?: ReactNode;
}

/**
 * Shows instead of a page that the user may not see: the message, and a link to leave.
 *
 * - **Also called:** forbidden, 403, access denied.
 * - **When to use it:** A page that the user may not see.
 * - **When not:** No user is signed in: lead to the login. It failed: `ErrorPage`.
 * - **Keys:**
 *   - Enter: On the link: leads out.
 */
export function UnauthorizedPage({
  homeHref,
  homeText,
  secondAction,
  ...page
}: UnauthorizedPageProps) {
  const words = useWords('UnauthorizedPage', unauthorizedPageWords);
  return (
    <MessagePage
      icon={<Drawing of={lock} />}
      {...page}
      action={
        <>
          <ButtonLink variant="primary" href={homeHref}>
            {homeText ?? words.home}
          </ButtonLink>
          {secondAction}
        </>
      }
    />
  );
}
