import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shared/page/MessagePage.tsx';

/** /accessRequired: a sub-account does not have the role that the page requires [S5]. */
export function AccessRequiredPage() {
  return (
    <MessagePage
      title="Access required"
      message="Your account does not have access to this area. The agent whose account you use can give it to you."
      action={<Link href={paths.home()}>Go to Home</Link>}
    />
  );
}

export { AccessRequiredPage as Page };
