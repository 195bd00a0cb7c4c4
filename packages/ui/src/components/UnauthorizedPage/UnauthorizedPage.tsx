import { Link } from '../Link/Link.tsx';
import { MessagePage, type MessagePageProps } from '../MessagePage/MessagePage.tsx';
import { unauthorizedPageWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';

export interface UnauthorizedPageProps extends Omit<MessagePageProps, 'action'> {
  /** A page that the reader may open. */
  readonly homeHref: string;
  /** The text of the link to `homeHref`. @default 'Go to Home' */
  readonly homeText?: string | undefined;
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
export function UnauthorizedPage({ homeHref, homeText, ...page }: UnauthorizedPageProps) {
  const words = useWords('UnauthorizedPage', unauthorizedPageWords);
  return <MessagePage {...page} action={<Link href={homeHref}>{homeText ?? words.home}</Link>} />;
}
