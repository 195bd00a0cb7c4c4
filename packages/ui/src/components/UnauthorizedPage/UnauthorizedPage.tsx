import { Link } from '../Link/Link.tsx';
import { MessagePage, type MessagePageProps } from '../MessagePage/MessagePage.tsx';

export interface UnauthorizedPageProps extends Omit<MessagePageProps, 'action'> {
  /** A page that the reader may open. */
  readonly homeHref: string;
  /** @default 'Go to Home' */
  readonly homeText?: string | undefined;
}

/** What an app shows instead of a page that its reader may not see: the message, and the way out. */
export function UnauthorizedPage({
  homeHref,
  homeText = 'Go to Home',
  ...page
}: UnauthorizedPageProps) {
  return <MessagePage {...page} action={<Link href={homeHref}>{homeText}</Link>} />;
}
