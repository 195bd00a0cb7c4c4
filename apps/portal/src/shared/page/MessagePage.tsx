import {
  MessagePage as Message,
  type MessagePageProps as MessageProps,
} from '@agent-portal/ui/MessagePage';
import { HelpDesk } from '../help/HelpDesk.tsx';
import { messageTitle } from './messageTitle.ts';

export interface MessagePageProps extends Pick<MessageProps, 'title' | 'message' | 'action'> {
  /** The reference that the help desk can find in the carrier's logs. */
  readonly requestId?: string | undefined;
}

/** A page that says what happened, what to do and whom to contact. Its `h1` receives the focus. */
export function MessagePage({ requestId, ...page }: MessagePageProps) {
  return (
    <Message
      {...page}
      help={<HelpDesk />}
      reference={requestId}
      documentTitle={messageTitle(page.title)}
    />
  );
}
