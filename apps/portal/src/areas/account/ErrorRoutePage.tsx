import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shared/MessagePage.tsx';

/** /error: where a guard sends a visit that the page is not for [S5]. */
export function Page() {
  return (
    <MessagePage
      title="Oops! Something went wrong."
      message="Please refresh the page or try again later."
      action={<Link href={paths.home()}>Go to Home</Link>}
    />
  );
}
