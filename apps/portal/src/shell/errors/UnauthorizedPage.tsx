import { UnauthorizedPage as Refusal } from '@agent-portal/ui/UnauthorizedPage';
import { paths } from '../../paths.ts';
import { CallHelpDesk } from '../../shared/help/CallHelpDesk.tsx';
import { HelpDesk } from '../../shared/help/HelpDesk.tsx';
import { messageTitle } from '../../shared/page/messageTitle.ts';

const title = 'Unauthorized.';

/** The unauthorized page: the carrier answered a call with 403 [S8]. */
export function UnauthorizedPage({ requestId }: { readonly requestId: string | undefined }) {
  return (
    <Refusal
      title={title}
      documentTitle={messageTitle(title)}
      message="You do not have access to this page"
      help={<HelpDesk />}
      reference={requestId}
      homeHref={paths.home()}
      secondAction={<CallHelpDesk />}
    />
  );
}
