import { ButtonLink } from '@agent-portal/ui/Button';
import {
  MessagePage as Message,
  type MessagePageProps as MessageProps,
} from '@agent-portal/ui/MessagePage';
import { paths } from '../../paths.ts';
import { CallHelpDesk } from '../help/CallHelpDesk.tsx';
import { HelpDesk } from '../help/HelpDesk.tsx';
import { messageTitle } from './messageTitle.ts';

export interface MessagePageProps extends Pick<MessageProps, 'title' | 'message'> {
  /** The link that leads on. @default 'Go to Home' */
  readonly action?: { readonly href: string; readonly label: string } | undefined;
}

/**
 * A page that says what happened, what to do and whom to contact. Its `h1` receives the focus. It has two
 * actions: the way on, and Home or the help desk.
 */
export function MessagePage({ action, ...page }: MessagePageProps) {
  const home = { href: paths.home(), label: 'Go to Home' };
  const { href, label } = action ?? home;
  return (
    <Message
      {...page}
      action={
        <>
          <ButtonLink variant="primary" href={href}>
            {label}
          </ButtonLink>
          {action ? <ButtonLink href={home.href}>{home.label}</ButtonLink> : <CallHelpDesk />}
        </>
      }
      help={<HelpDesk />}
      documentTitle={messageTitle(page.title)}
    />
  );
}
