import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shared/MessagePage.tsx';

/** An address that no page has. */
export function Page() {
  return (
    <MessagePage
      title="Page not found"
      message="No page has this address. Check it for a typing error, or start from Home."
      action={<Link href={paths.home()}>Go to Home</Link>}
    />
  );
}
