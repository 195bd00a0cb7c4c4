import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shared/page/MessagePage.tsx';

/** The unauthorized page: a call was answered 403 [S8]. */
export function UnauthorizedPage({ requestId }: { readonly requestId: string | undefined }) {
  return (
    <MessagePage
      title="Unauthorized."
      message="You do not have access to this page"
      requestId={requestId}
      action={<Link href={paths.home()}>Go to Home</Link>}
    />
  );
}
