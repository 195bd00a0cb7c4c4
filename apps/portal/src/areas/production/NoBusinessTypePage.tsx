import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shared/page/MessagePage.tsx';
import { noBusinessType } from '../../shared/noBusinessType.ts';

/** /production-credit for a user who has business in neither branch, and came here directly [S2]. */
export function NoBusinessTypePage() {
  return (
    <MessagePage
      title="No production credit"
      message={`${noBusinessType} The help desk can tell you why.`}
      action={<Link href={paths.home()}>Go to Home</Link>}
    />
  );
}

export { NoBusinessTypePage as Page };
